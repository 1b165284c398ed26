import { PaintedBaht } from '@/components/ui/amount';

type BarsProps = {
  bars: readonly { key: string; label: string; amount: number; isRest?: boolean }[];
  /** What the highest of all bars stands for. */
  highest: number;
  /** The same in words. */
  scale: string;
};

/** Amounts as a row of bars; a table near it says them, to screen readers too. */
export function Bars({ bars, highest, scale }: BarsProps) {
  const isSparse = bars.filter(({ amount }) => amount > 0).length < 4;
  return (
    <div className={isSparse ? 'month-bars month-bars-few' : 'month-bars'} aria-hidden="true">
      <p className="text-small">
        <PaintedBaht text={scale} />
      </p>
      <ol>
        {bars.map(({ key, label, amount, isRest }) => (
          <li key={key} className={isRest ? 'month-rest' : undefined}>
            {amount > 0 ? (
              <span style={{ height: `${(amount / highest) * 100}%` }} />
            ) : (
              <span className="month-none" />
            )}
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}
