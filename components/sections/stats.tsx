import { Section } from './section';

type StatsProps = {
  title: string;
  lead?: string;
  stats: readonly { label: string; value: string | undefined }[];
};

/** A few numbers, large: those that are known. */
export function Stats({ title, lead, stats }: StatsProps) {
  return (
    <Section title={title} lead={lead} ground="sand">
      <dl className="grid gap-8 sm:grid-cols-3">
        {stats.flatMap(({ label, value }) =>
          value === undefined ? (
            []
          ) : (
            <div key={label} className="flex flex-col-reverse border-ink border-t-2 pt-5">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-display text-h2">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Section>
  );
}
