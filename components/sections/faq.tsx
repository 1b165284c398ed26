import { Prose } from '@/components/ui/prose';
import { Section } from './section';

export type Question = { question: string; answer: string };

/** Questions that open without any script; the first one is open. */
export function Faq({ title, lead, items }: { title: string; lead?: string; items: readonly Question[] }) {
  return (
    <Section title={title} lead={lead} layout="split">
      <div className="border-ink border-b-2">
        {items.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="border-ink border-t-2">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-4 font-semibold text-lead snug">
              <span>
                <Prose text={question} />
              </span>
              <span className="plus" />
            </summary>
            <p className="max-w-[42em] pb-6 text-ink-2">
              <Prose text={answer} />
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
