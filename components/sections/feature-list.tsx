import { Phrases } from '@/components/ui/phrases';
import { Prose } from '@/components/ui/prose';
import { Section } from './section';

export type Feature = { title: string; text: string; features?: readonly string[] };

type FeatureListProps = { id?: string; title: string; lead?: string; items: readonly Feature[] };

/** An index in two columns: a term lettered like a sign, a sentence about it, and its points if it has any. */
export function FeatureList({ id, title, lead, items }: FeatureListProps) {
  return (
    <Section id={id} title={title} lead={lead}>
      <ul className="grid gap-x-16 md:grid-cols-2">
        {items.map((feature) => (
          <li key={feature.title} className="grid content-start gap-2 border-ink border-t-2 pt-5 pb-9">
            <h3 className="term">
              <Phrases text={feature.title} />
            </h3>
            <p className="max-w-[34em] text-ink-2">
              <Prose text={feature.text} />
            </p>
            {feature.features && (
              <ul className="mt-2 max-w-[34em]">
                {feature.features.map((point) => (
                  <li key={point} className="border-hair border-t py-2 snug">
                    <Prose text={point} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
