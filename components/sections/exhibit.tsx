import type { ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import type { Board } from '@/lib/drawings/board';
import type { Ground } from './section';
import { SectionLead } from './section-lead';

type ExhibitProps = {
  board: Board;
  title: string;
  lead: string;
  /** Where it is on wide screens: at the right edge, below the words across the page, or in parts that its own sheet puts round the words. */
  stage?: 'right' | 'whole' | 'parts';
  /** What it lies on instead of the colour of the board (ground.css). */
  ground?: Ground;
  /** What is shown; on narrow screens below the words. */
  children: ReactNode;
};

/** The poster of a service page: what it sells, across the page and in the colour of the family. */
export function Exhibit({ board, title, lead, stage = 'right', ground, children }: ExhibitProps) {
  const paint = ground ? `ground ground-${ground}` : 'sign band';
  return (
    <section className={`exhibit exhibit-${stage} ${paint} sign-${board}`}>
      <div className="wrap">
        <div className="exhibit-words">
          <h2>
            <Lettering text={title} />
          </h2>
          <SectionLead text={lead} />
        </div>
        <div className="exhibit-stage">{children}</div>
      </div>
    </section>
  );
}
