import { type Question, Questions } from './questions';
import { Section } from './section';

/** What people ask before they order, in two columns. */
export function Asked({ title, items }: { title: string; items: readonly Question[] }) {
  return (
    <Section title={title}>
      <div className="asked">
        <Questions items={items} isClosed />
      </div>
    </Section>
  );
}
