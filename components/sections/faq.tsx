import { Lettering } from '@/components/ui/lettering';
import type { Board } from '@/lib/drawings/board';
import { type Question, Questions } from './questions';
import { SectionLead } from './section-lead';

type FaqProps = { board: Board; title: string; lead?: string; items: readonly Question[] };

/** Questions that open without any script, the first one open, beside a small board of the family. */
export function Faq({ board, title, lead, items }: FaqProps) {
  return (
    <section className="py-section">
      <div className="wrap asking">
        <div>
          <div className={`asking-board sign sign-${board}`}>
            <h2>
              <Lettering text={title} />
            </h2>
            {lead && <SectionLead text={lead} />}
          </div>
        </div>
        <Questions items={items} />
      </div>
    </section>
  );
}
