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

/** The sun is the round board of a place that is open, in the other script. */
const open = {
  thai: 'M-64-19v43q0 3 3 3h4v2q-6 1-11 1-12 0-12-9v-37zM7 14q0 16-27 16-26 0-26-16v-26q0-3-5-3v-2l21-2h2v36q0 11 10 11 9 0 9-11v-52l16-2zM-59-32q3-6 12-6l30 8v3h-42zM46 27q3 0 5-2l1 2q-4 3-11 3-23 0-23-22 0-27 29-27 27 0 27 16v28q0 3 4 3h2v2h-18q-5 0-5-5v-30q0-11-8-11-12 0-12 22 0 21 9 21z',
  latin:
    'M-65-34q19 0 19 34 0 34-19 34-19 0-19-34 0-34 19-34zm0 6q-5 0-5 28 0 28 5 28 5 0 5-28 0-28-5-28zM-40-33h21q20 0 20 18 0 20-20 20h-3v24h5v4h-23v-4h5v-58h-5zm18 5v29h2q6 0 6-15 0-14-6-14zM6-33h36v19h-3q-2-15-10-15h-5v26h9v4h-9v28h6q10 0 12-17h3v21h-39v-4h5v-58h-5zM48-33h15l15 34v-30h-4v-4h14v4h-5v62h-6l-20-45v41h4v4h-13v-4h5v-58h-5z',
} as const;

/**
 * The curve of Pattaya Bay round the sun, and a signal: the home board's picture. On phones it is as small as its stripes allow.
 * The script carries it, so that the page does not carry it twice (docs/decisions/0014).
 */
export function Bay({ script }: { script: keyof typeof open }) {
  return (
    <>
      <svg viewBox="-340 -340 680 680" aria-hidden="true" className="motif motif-bay motif-wide">
        <Painting id="bay" stripes={wide}>
          <g id="bay-sun">
            <circle className="disc" r="112" />
            <path id="bay-open" fillRule="evenodd" d={open[script]} />
          </g>
        </Painting>
      </svg>
      <svg viewBox="-340 -340 680 680" aria-hidden="true" className="motif motif-bay motif-slim">
        <Painting id="bay-slim" stripes={slim}>
          <use href="#bay-sun" transform="scale(.34)" />
        </Painting>
      </svg>
    </>
  );
}
