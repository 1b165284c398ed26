import { type Question, Questions } from './questions';
import { Section } from './section';

/** Questions that open without any script; the first one is open. */
export function Faq({ title, lead, items }: { title: string; lead?: string; items: readonly Question[] }) {
  return (
    <Section title={title} lead={lead} layout="split">
      <Questions items={items} />
    </Section>
  );
}
