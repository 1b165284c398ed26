import { block, disc } from './pieces';
import type { Paint, Painted, Thing } from './scene';

/** The dog of the soi, seen from its side; its feet stand on y, and it looks to the right, or to the left. */
export const dog = (x: number, y: number, coat: Paint = 'sand', way = 1): Thing => {
  const h = (value: number) => x + value * way;
  return [
    [coat, `M${h(-26)} ${y}V${y - 26}H${h(16)}V${y}H${h(9)}V${y - 12}H${h(-19)}V${y}z`],
    [coat, `M${h(8)} ${y - 24}V${y - 42}l${5 * way}-9l${6 * way} 9h${15 * way}v12h${-11 * way}v8z`],
    [coat, `M${h(-23)} ${y - 24}q${-16 * way}-4 ${-13 * way}-20`, 6],
    ['night', disc(h(33), y - 40, 3)],
    ['red', `M${h(8)} ${y - 29}h${14 * way}`, 5],
  ];
};

/** A speech bubble; its tail hangs at the share `at` of its width. */
export const bubble = (
  x: number,
  y: number,
  width: number,
  tall: number,
  paint: Paint = 'white',
  at = 0.3,
): Painted => [paint, `${block(x, y, width, tall, 10)}M${x + width * at - 8} ${y + tall - 1}h18l-14 16z`];

/** A clock that shows when one opens: the same wherever it hangs. */
export const clock = (x: number, y: number, radius: number, rim: Paint = 'night'): Thing => [
  [rim, disc(x, y, radius)],
  ['white', disc(x, y, radius * 0.78)],
  ['red', `M${x} ${y - radius * 0.6}V${y}L${x + radius * 0.45} ${y + radius * 0.2}`, radius * 0.18],
];

/** A palm, its foot at x, y. */
export const palm = (x: number, y: number, tall: number): Thing => {
  const top = y - tall;
  return [
    ['red', `M${x} ${y}Q${x - 4} ${y - tall / 2} ${x + 10} ${top}`, 9],
    [
      'sea',
      `M${x + 10} ${top}q-14-26-46-14q26-2 46 14q-34-2-40 26q16-20 40-26q4-30 40-24q-26 4-40 24q30-6 44 20q-22-18-44-20z`,
    ],
  ];
};

/** A robot that reads: x is its middle, y its floor. */
export const robot = (x: number, y: number, coat: Paint = 'white'): Thing => [
  ['night', `M${x} ${y - 118}v-20`, 6],
  ['red', disc(x, y - 142, 8)],
  ['night', `M${x - 16} ${y}v-24M${x + 16} ${y}v-24`, 12],
  [coat, block(x - 34, y - 70, 68, 52, 8)],
  [coat, block(x - 42, y - 124, 84, 50, 12)],
  ['night', block(x - 32, y - 114, 64, 28, 8)],
  ['aqua', `${disc(x - 14, y - 100, 7)}${disc(x + 14, y - 100, 7)}`],
  ['mango', `${disc(x - 14, y - 46, 6)}${disc(x + 4, y - 46, 6)}`],
];

/** A mark that something is right, in its own square of `size`. */
export const tick = (x: number, y: number, size: number, paint: Paint = 'sea'): Painted => [
  paint,
  `M${x} ${y + size * 0.5}l${size * 0.36} ${size * 0.36}l${size * 0.6}-${size * 0.76}`,
  size * 0.24,
];

/** A striped awning with a scalloped edge, `count` stripes of `wide`. */
export const awning = (x: number, y: number, wide: number, count: number, paint: Paint, drop = 30): Thing => [
  ['white', Array.from({ length: count }, (_, i) => strip(x + i * wide, y, wide, drop)).join('')],
  [
    paint,
    Array.from({ length: Math.ceil(count / 2) }, (_, i) => strip(x + 2 * i * wide, y, wide, drop)).join(''),
  ],
];
const strip = (x: number, y: number, wide: number, drop: number) =>
  `M${x} ${y}h${wide}v${drop}a${wide / 2} ${wide / 2} 0 0 1-${wide} 0z`;

/** Round bulbs in a row. */
export const bulbsAlong = (x: number, y: number, step: number, count: number, radius = 5) =>
  Array.from({ length: count }, (_, i) => disc(x + i * step, y, radius)).join('');
