import { Section } from './section';

type StatsProps = {
  title: string;
  lead?: string;
  stats: readonly { label: string; value: string | undefined }[];
};

/** A few numbers, each over what it counts: those that are known. */
export function Stats({ title, lead, stats }: StatsProps) {
  return (
    <Section title={title} lead={lead} board="web">
      <dl className="stats">
        {stats.map(
          ({ label, value }, index) =>
            value !== undefined && (
              <div key={label} className={`stat-${index + 1}`}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}
