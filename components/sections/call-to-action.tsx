import type { ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import type { Board } from '@/lib/drawings/board';
import type { SceneName } from '@/lib/drawings/scenes/scenes';

type CallToActionProps = {
  board: Board;
  title: string;
  /** What stands below the board, from edge to edge; without one it is a band. */
  scene?: SceneName;
  /** The buttons. */
  children: ReactNode;
};

/** The last board of a page, in the colour of its family: one sentence, and the buttons. */
export function CallToAction({ board, title, scene, children }: CallToActionProps) {
  const [row, buttons] = scene
    ? ['wrap', 'flex flex-wrap gap-3']
    : [
        'wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6 lg:flex-nowrap py-[clamp(2.5rem,5vw,4.5rem)]',
        'flex flex-wrap gap-3 lg:justify-end',
      ];
  const words = (
    <div className={row}>
      <h2 className="max-w-words text-h2">
        <Lettering text={title} />
      </h2>
      <div className={buttons}>{children}</div>
    </div>
  );
  if (!scene) return <section className={`closing sign sign-${board}`}>{words}</section>;
  return (
    <section className={`closing billboard scene-${scene}`}>
      <div className={`sign sign-${board}`}>{words}</div>
      <i />
    </section>
  );
}
