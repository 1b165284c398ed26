import { RoadSign } from '@/components/drawings/road-sign';
import { Prose } from '@/components/ui/prose';
import type { Board } from '@/lib/drawings/board';
import type { RoadSignName } from '@/lib/drawings/road-signs';
import { Section } from './section';

type WarningListProps = {
  board: Board;
  title: string;
  text: string;
  items: readonly string[];
  /** One for each item. */
  signs: readonly RoadSignName[];
};

/** What not to do, each under the road sign that forbids it. */
export function WarningList({ board, title, text, items, signs }: WarningListProps) {
  return (
    <Section board={board} title={title} lead={text}>
      <ul className="warnings">
        {items.map((item, index) => (
          <li key={item}>
            <RoadSign name={signs[index] ?? 'power'} />
            <span>
              <Prose text={item} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
