'use client';

import { Painting } from './painting';

const stretch = [
  { radius: 150, end: -40 },
  { radius: 206, end: -130 },
  { radius: 262, end: -10 },
  { radius: 318, end: -210 },
] as const;

const wide = stretch.map(({ radius: r, end }) => `M${end} ${-r}H0A${r} ${r} 0 0 1 0 ${r}H-3000`);
/** The outer two run on beyond the edge. */
const slim = [
  'M-36 -64H0A64 64 0 0 1 0 64H-3000',
  'M-108 -120H0A120 120 0 0 1 0 120H-3000',
  ...[176, 232].map((r) => `M${r} 0A${r} ${r} 0 0 1 0 ${r}H-3000`),
];

/**
 * The curve of Pattaya Bay round the sun, and a signal: the home board's picture. On phones it is as small as its stripes allow.
 * The script carries it, so that the page does not carry it twice (docs/decisions/0014).
 */
export function Bay() {
  return (
    <>
      <svg viewBox="-340 -340 680 680" aria-hidden="true" className="motif motif-bay motif-wide">
        <Painting id="bay" stripes={wide} disc={[0, 0, 92]} />
      </svg>
      <svg viewBox="-340 -340 680 680" aria-hidden="true" className="motif motif-bay motif-slim">
        <Painting id="bay-slim" stripes={slim} disc={[0, 0, 34]} />
      </svg>
    </>
  );
}
