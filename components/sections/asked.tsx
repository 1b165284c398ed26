import type { Board } from '@/lib/drawings/board';
import { type Question, Questions } from './questions';
import { Section } from './section';

type AskedProps = { board: Board; title: string; items: readonly Question[] };

/** What people ask before they order, on what each family writes it on. */
export function Asked({ board, title, items }: AskedProps) {
  return (
    <Section title={title}>
      <div className={`asked asked-${board}`}>
        <Questions items={items} isClosed />
      </div>
    </Section>
  );
}
