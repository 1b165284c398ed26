import type { ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import type { Board } from '@/lib/drawings/board';
import type { Ground } from './section';
import { SectionLead } from './section-lead';

type ExhibitProps = {
  board: Board;
  title: string;
  lead: string;
  /** How much room it takes on wide screens, where it stands beside the words: a usual or a large part of the width, or all of it below them. */
  stage?: 'usual' | 'large' | 'whole';
  /** What it lies on instead of the colour of the board (ground.css). */
  ground?: Ground;
  /** What is shown; on narrow screens below the words. */
  children: ReactNode;
};

const stages = { usual: '', large: ' exhibit-large', whole: ' exhibit-whole' };

/** The one band of a service page that shows the thing itself: full width, in the colour of the family. */
export function Exhibit({ board, title, lead, stage = 'usual', ground, children }: ExhibitProps) {
  const paint = ground ? `ground ground-${ground}` : 'sign band';
  return (
    <section className={`exhibit${stages[stage]} ${paint} sign-${board}`}>
      <div className="wrap">
        <div className="exhibit-words">
          <h2 className="text-h2">
            <Lettering text={title} />
          </h2>
          <SectionLead text={lead} />
        </div>
        <div className="exhibit-stage">{children}</div>
      </div>
    </section>
  );
}
