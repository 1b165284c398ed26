import { Prose } from '@/components/ui/prose';
import { Section } from './section';

export type Question = { question: string; answer: string };

/** Questions that open without any script; the first one is open. */
export function Faq({ title, lead, items }: { title: string; lead?: string; items: readonly Question[] }) {
  return (
    <Section title={title} lead={lead} layout="split">
      <div className="faq">
        {items.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a built list never changes its order, and every page would carry its words once more
          <details key={index} open={index === 0}>
            <summary>
              <span>
                <Prose text={question} />
              </span>
            </summary>
            <p>
              <Prose text={answer} />
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
