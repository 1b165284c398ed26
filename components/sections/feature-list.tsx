import { Phrases } from '@/components/ui/phrases';
import { Prose } from '@/components/ui/prose';
import { Section } from './section';

export type Feature = { title: string; text: string };

type FeatureListProps = { title: string; lead?: string; features: readonly Feature[] };

/** An index in two columns: a term lettered like a sign, and one sentence about it. */
export function FeatureList({ title, lead, features }: FeatureListProps) {
  return (
    <Section title={title} lead={lead}>
      <ul className="grid gap-x-16 md:grid-cols-2">
        {features.map((feature) => (
          <li key={feature.title} className="grid content-start gap-2 border-ink border-t-2 pt-5 pb-9">
            <h3 className="term">
              <Phrases text={feature.title} />
            </h3>
            <p className="max-w-[34em] text-ink-2">
              <Prose text={feature.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
