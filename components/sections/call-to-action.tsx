import type { ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import type { Board } from '@/lib/drawings/board';

/** A band in the colour of the page's family: one sentence, and the buttons that are `children`. */
export function CallToAction({
  board,
  title,
  children,
}: {
  board: Board;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className={`closing sign sign-${board}`}>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6 lg:flex-nowrap py-[clamp(2.5rem,5vw,4.5rem)]">
        <h2 className="max-w-words text-h2">
          <Lettering text={title} />
        </h2>
        <div className="flex flex-wrap gap-3 lg:justify-end">{children}</div>
      </div>
    </section>
  );
}
