import type { Paint, Thing } from './scene';

/** A rectangle, its upper left corner at x, y; its corners rounded by as much as is said. */
export const block = (x: number, y: number, width: number, height: number, round = 0) =>
  round
    ? `M${x + round} ${y}h${width - 2 * round}q${round} 0 ${round} ${round}v${height - 2 * round}q0 ${round}-${round} ${round}h-${width - 2 * round}q-${round} 0-${round}-${round}v-${height - 2 * round}q0-${round} ${round}-${round}z`
    : `M${x} ${y}h${width}v${height}h-${width}z`;

/** A disc round x, y. */
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;

/** Half a disc on a line, its middle at x, y: above the line, or below it. */
export const dome = (x: number, y: number, radius: number, isBelow = false) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 ${isBelow ? 0 : 1} ${2 * radius} 0z`;

/** Waves of a radio signal above x, y. */
export const waves = (x: number, y: number, paint: Paint, count = 3): Thing =>
  Array.from({ length: count }, (_, index) => {
    const reach = 12 + index * 13;
    return [paint, `M${x - reach} ${y - reach * 0.55}q${reach}-${reach * 0.9} ${2 * reach} 0`, 6] as const;
  });

/** A bottle on a shelf or a counter, x its middle, y where it stands. */
export const bottle = (x: number, y: number, glass: Paint, label: Paint = 'white'): Thing => [
  [glass, `M${x - 13} ${y}v-46q0-12 7-17v-23h12v23q7 5 7 17v46z`],
  [label, block(x - 13, y - 38, 26, 20)],
];

/** A glass of beer with its foam, x its left edge, y where it stands. */
export const beer = (x: number, y: number): Thing => [
  ['white', `M${x + 44} ${y - 52}h8q14 0 14 14v8q0 14-14 14h-8`, 8],
  ['mango', block(x, y - 70, 48, 70, 6)],
  ['white', `M${x - 4} ${y - 62}v-10q0-14 14-14q4-12 18-8q18-2 20 12q8 6 4 20z`],
];

/** A cat that sits and watches, x its middle, y where it sits. */
export const cat = (x: number, y: number, fur: Paint): Thing => [
  [fur, `M${x + 18} ${y - 6}q26 2 22-30`, 8],
  [fur, `M${x - 22} ${y}q-4-50 22-50t22 50z`],
  [fur, `${disc(x, y - 56, 17)}M${x - 16} ${y - 60}l1-24 14 11zM${x + 16} ${y - 60}l-1-24-14 11z`],
  ['white', `${disc(x - 6, y - 58, 3)}${disc(x + 6, y - 58, 3)}`],
];

/** A phone that somebody holds up, with its screen; x and y the upper left corner of the screen. */
export const phone = (x: number, y: number, screen: Paint): Thing => [
  ['night', block(x - 5, y - 6, 30, 50, 5)],
  [screen, block(x, y, 20, 36)],
];

/** A code to scan, x and y its upper left corner. */
export const code = (x: number, y: number, side: number): Thing => {
  const unit = side / 9;
  const cell = (across: number, down: number, size = 1) =>
    block(x + across * unit, y + down * unit, size * unit, size * unit);
  return [
    ['white', block(x, y, side, side)],
    [
      'night',
      `${cell(1, 1, 3)}${cell(5, 1, 3)}${cell(1, 5, 3)}${cell(5, 5)}${cell(7, 5)}${cell(6, 6)}${cell(5, 7)}${cell(7, 7)}${cell(4, 4)}`,
    ],
    ['white', `${cell(2, 2)}${cell(6, 2)}${cell(2, 6)}`],
  ];
};

/** A sheet of paper with as many lines as fit, its first as a heading in the paint. */
export const sheet = (x: number, y: number, width: number, length: number, mark: Paint): Thing => [
  ['white', block(x, y, width, length)],
  [mark, block(x, y, width, 14)],
  [
    'night',
    Array.from(
      { length: Math.floor((length - 24) / 14) },
      (_, line) => `M${x + 8} ${y + 26 + line * 14}h${width - (line % 2 ? 30 : 16)}`,
    ).join(''),
    5,
  ],
];

/** The moon in its last quarter, x and y the middle of its disc. */
export const moon = (x: number, y: number): Thing => [
  ['mango', `M${x} ${y - 24}a24 24 0 1 0 24 24q-14 10-24-2t0-22z`],
];

/** An envelope, x and y its upper left corner. */
export const envelope = (x: number, y: number, paper: Paint, edge: Paint, width = 64): Thing => [
  [paper, block(x, y, width, width * 0.66)],
  [edge, `M${x + 4} ${y + 5}l${width / 2 - 4} ${width * 0.32} ${width / 2 - 4}-${width * 0.32}`, 5],
];

/** A dog of the soi that looks to the left, x its middle, y where it stands. */
export const dog = (x: number, y: number, fur: Paint): Thing => [
  [fur, `M${x + 38} ${y - 44}q18-6 16-28`, 8],
  [
    fur,
    `M${x - 28} ${y}v-58h-24q-10 0-10-10t12-10l12-14 6-14 8 16q12 4 14 26h44q10 0 10 10v54h-13v-30h-46v30z`,
  ],
  ['white', disc(x - 34, y - 74, 4)],
];
