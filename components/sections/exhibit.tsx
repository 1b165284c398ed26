import type { ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import type { Board } from '@/lib/drawings/board';
import { SectionLead } from './section-lead';

type ExhibitProps = {
  board: Board;
  title: string;
  lead: string;
  /** What is shown, beside the words on wide screens and below them on narrow ones. */
  children: ReactNode;
};

/** The one band of a service page that shows the thing itself: full width, in the colour of the family. */
export function Exhibit({ board, title, lead, children }: ExhibitProps) {
  return (
    <section className={`exhibit sign band sign-${board}`}>
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
