import type { CSSProperties } from 'react';

const paints = ['var(--red)', 'var(--mango)', 'var(--pink)', 'var(--aqua)'] as const;

/** The stripes of the house in turn. */
export const paintOf = (index: number): CSSProperties & { '--paint'?: string } => ({
  '--paint': paints[index % paints.length],
});
