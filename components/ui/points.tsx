import { Prose } from './prose';

/** The points of an entry, one a row. `className` says how they look where they are no plain rows. */
export function Points({ points, className = 'points' }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a built list never changes its order, and every page would carry its words once more
        <li key={index}>
          <Prose text={point} />
        </li>
      ))}
    </ul>
  );
}
