import type { ReactNode } from 'react';

const columns = [
  ['line', 'paper-place'],
  ['item', 'paper-item'],
  ['quantity', 'paper-amount paper-quantity'],
  ['unitPrice', 'paper-amount paper-price'],
  ['amount', 'paper-amount paper-due'],
] as const;

type LinesHeadProps = {
  label: (column: (typeof columns)[number][0]) => ReactNode;
  /** Whether any line says how many. */
  isCounted: boolean;
};

/** What the columns of the lines are, again at the head of each sheet. */
export function LinesHead({ label, isCounted }: LinesHeadProps) {
  const shown = columns.filter(([column]) => isCounted || column !== 'quantity');
  return (
    <thead>
      <tr>
        {shown.map(([column, className]) => (
          <th key={column} scope="col" className={className}>
            {label(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
