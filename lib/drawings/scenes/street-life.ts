import { block, disc } from './pieces';
import type { Paint, Thing } from './scene';

/** A soi dog that walks to the right; x where its hind leg stands, y its feet. */
export const soiDog = (x: number, y: number, coat: Paint = 'sand'): Thing => [
  [coat, `M${x} ${y}v-36l-16-22 7-4 18 18h44l6-20 8-7v9h12l11 9-4 9h-16v44h-10v-26h-36v26z`],
  ['night', `${disc(x + 72, y - 54, 3)}${block(x + 82, y - 55, 8, 6)}`],
  ['red', block(x + 55, y - 44, 15, 6)],
];

/** A cat that sits; x is its middle, y the floor. */
export const cat = (x: number, y: number, coat: Paint = 'mango'): Thing => [
  [coat, `M${x + 20} ${y - 6}q26 2 20-32`, 8],
  [coat, `M${x - 24} ${y}q-2-40 8-48v-28l11 11h10l11-11v28q10 8 8 48z`],
  ['night', `${disc(x - 6, y - 52, 3)}${disc(x + 7, y - 52, 3)}`],
];

/** A camera on a wall, seen from its side; its mount at x, y, and it looks down to the right. */
export const wallCamera = (x: number, y: number): Thing => [
  ['night', `M${x} ${y + 8}h26l10 16`, 9],
  ['white', `M${x + 16} ${y + 6}l78 24-11 34-78-24z`],
  ['night', `M${x + 90} ${y + 34}l14 4-7 23-14-4z`],
  ['red', disc(x + 28, y + 24, 5)],
];

/** A motorbike that stands to the right, as large as is said; x its hind wheel, y the road. */
export const motorbike = (x: number, y: number, coat: Paint = 'red', size = 1): Thing => {
  const s = (value: number) => value * size;
  const front = x + s(136);
  return [
    ['night', `${disc(x, y - s(30), s(30))}${disc(front, y - s(30), s(30))}`],
    ['white', `${disc(x, y - s(30), s(12))}${disc(front, y - s(30), s(12))}`],
    ['night', `M${front} ${y - s(30)}L${x + s(108)} ${y - s(112)}h${-s(18)}`, s(8)],
    [
      coat,
      `M${x - s(34)} ${y - s(66)}q${s(34)}${-s(24)} ${s(62)}${-s(6)}l${s(14)} ${s(30)}h${s(30)}l${s(26)}${-s(60)}h${s(18)}l${s(14)} ${s(40)}${-s(20)} ${s(8)}${-s(18)} ${s(30)}h${-s(64)}q${-s(10)}${-s(30)} ${-s(62)}${-s(42)}z`,
    ],
    ['night', block(x - s(22), y - s(90), s(76), s(16), s(7))],
    ['mango', disc(x + s(122), y - s(92), s(11))],
  ];
};

/** A bottle; x its left side, y where it stands. */
export const bottle = (x: number, y: number, paint: Paint): Thing => [
  [paint, `M${x} ${y}v-30l5-8v-16h8v16l5 8v30z`],
];

/** Who comes when a place is closed; x the middle, y the feet. */
export const thief = (x: number, y: number): Thing => [
  ['blue', `M${x - 22} ${y}v-48h44v48h-16v-30h-12v30z`],
  ['white', `M${x - 26} ${y - 44}v-30q0-22 26-22t26 22v30z`],
  ['night', `M${x - 26} ${y - 80}h52M${x - 26} ${y - 66}h52M${x - 26} ${y - 52}h52`, 6],
  ['pink', disc(x, y - 110, 18)],
  ['night', `${block(x - 18, y - 116, 36, 10)}M${x - 18} ${y - 120}a18 18 0 0 1 36 0z`],
  ['white', `${disc(x - 6, y - 111, 3)}${disc(x + 8, y - 111, 3)}`],
];

/** A laptop from its front; x the middle, y the table. */
export const laptop = (x: number, y: number, screen: Paint = 'aqua'): Thing => [
  ['night', `${block(x - 62, y - 92, 124, 84, 8)}M${x - 80} ${y - 10}h160l-8 10h-144z`],
  [screen, block(x - 52, y - 82, 104, 64)],
];
