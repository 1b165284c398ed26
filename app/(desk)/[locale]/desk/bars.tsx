type BarsProps = {
  bars: readonly { key: string; label: string; amount: number }[];
  /** What the highest of all bars stands for. */
  highest: number;
  /** The same in words. */
  scale: string;
};

/** Amounts as a row of bars; a table near it says them, to screen readers too. */
export function Bars({ bars, highest, scale }: BarsProps) {
  return (
    <div className="month-bars" aria-hidden="true">
      <p className="text-small">{scale}</p>
      <ol>
        {bars.map(({ key, label, amount }) => (
          <li key={key}>
            <span style={{ height: `${highest > 0 ? (amount / highest) * 100 : 0}%` }} />
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}
