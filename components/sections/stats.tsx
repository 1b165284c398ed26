import { SectionHead } from './section-head';

type StatsProps = {
  /** What is said above the numbers, side by side. */
  heads: readonly { title: string; text: string }[];
  stats: readonly { label: string; value: string | undefined }[];
};

/** A few numbers, each over a picture of what it counts: those that are known. */
export function Stats({ heads, stats }: StatsProps) {
  return (
    <section className="py-section sign band sign-web scene-tally">
      <div className="wrap stat-heads">
        {heads.map(({ title, text }) => (
          <SectionHead key={title} title={title} lead={text} />
        ))}
      </div>
      <dl className="stats">
        {stats.map(
          ({ label, value }, index) =>
            value !== undefined && (
              <div key={label}>
                <dt>
                  {label}
                  <i className={`at-${index}`} />
                </dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
