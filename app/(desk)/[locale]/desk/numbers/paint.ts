import type { CSSProperties } from 'react';

const paints = ['var(--link)', 'var(--pink)', 'var(--mango)', 'var(--aqua)'] as const;

/** The stripes of the house in turn: a list of counts is painted as tariffs are. */
export const paintOf = (index: number): CSSProperties & { '--paint'?: string } => ({
  '--paint': paints[index % paints.length],
});
