import { Pictogram } from '@/components/drawings/pictogram';
import { Lettering } from '@/components/ui/lettering';
import type { Board } from '@/lib/drawings/board';
import { type SignedPage, signOf } from '@/lib/drawings/page-signs';
import type { SceneName } from '@/lib/drawings/scenes/scenes';
import { type Question, Questions } from './questions';
import { SectionLead } from './section-lead';

type FaqProps = {
  /** Whose sign the board carries. */
  page: SignedPage;
  /** Where the board is not of the family of that page: its sign then stands on a plate. */
  board?: Board;
  /** What stands on the foot of the board in place of the sign. */
  scene?: SceneName;
  title: string;
  lead?: string;
  items: readonly Question[];
};

/** Questions that open without any script, and a small board with the sign of the page; without a scene on it the first is open. */
export function Faq({ page, board, scene, title, lead, items }: FaqProps) {
  const sign = signOf(page);
  return (
    <section className="py-section">
      <div className="wrap asking">
        <div>
          <div
            className={`asking-board sign sign-${board ?? sign.board}${scene ? ` asking-scene scene-${scene}` : ''}`}
          >
            <h2>
              <Lettering text={title} />
            </h2>
            {lead && <SectionLead text={lead} />}
            {scene ? <i /> : <Pictogram place={sign.place} {...(board && { board: sign.board })} />}
          </div>
        </div>
        <Questions items={items} isClosed={Boolean(scene)} />
      </div>
    </section>
  );
}
