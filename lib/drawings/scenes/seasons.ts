import { passer } from './people';
import { block, disc } from './pieces';
import type { Paint, Scene, Thing } from './scene';
import { awning, dog, palm } from './street';
import { motorbike } from './street-life';

/** An umbrella of the beach, its pole in the sand at x, y. */
const umbrella = (x: number, y: number, paint: Paint, wide = 44): Thing => [
  ['night', `M${x} ${y}v-86`, 6],
  [paint, `M${x - wide} ${y - 72}a${wide} ${wide * 0.86} 0 0 1 ${2 * wide} 0z`],
  ['white', `M${x - 13} ${y - 72}q0-26 13-${Math.round(wide * 0.8)}q13 12 13 ${Math.round(wide * 0.8)}z`],
];

/** A cloud, its lower left corner at x, y. */
const cloud = (x: number, y: number, wide: number): string =>
  `M${x} ${y}a24 24 0 0 1 8-46a40 40 0 0 1 72-14a34 34 0 0 1 ${wide - 112} 6a28 28 0 0 1 26 54z`;

/** Rain from a cloud: rows of drops that fall to the left. */
const rain = (x: number, y: number, columns: number, rows: number, step: number): string =>
  Array.from({ length: columns * rows }, (_, drop) => {
    const row = Math.floor(drop / columns);
    return `M${x + (drop % columns) * step + (row % 2) * (step / 2)} ${y + row * 28}l-7 16`;
  }).join('');

/** The same beach through a year: full, hot, in a shower, and the street behind it under water. */
export const seasons: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['sky', block(0, 0, 300, 220)],
    ['mango', block(300, 0, 300, 220)],
    ['pavement', block(600, 0, 300, 220)],
    ['blue', block(900, 0, 300, 220)],
    ['blue', block(0, 104, 300, 60)],
    ['aqua', block(300, 104, 300, 60)],
    ['sea', block(600, 104, 300, 60)],
    ['sand', block(0, 160, 900, 60)],
  ],
  things: [
    // Everybody is here
    [['mango', disc(52, 46, 28)]],
    [
      ['white', 'M150 124V50l44 64z'],
      ['red', 'M128 122h86l-14 20h-58z'],
    ],
    [
      ['red', 'M248 12l30 34-22 40-32-38z'],
      ['mango', 'M248 12l8 74'],
      ['white', 'M252 86q-26 10-8 30t-14 36', 4],
    ],
    umbrella(54, 206, 'red'),
    umbrella(136, 200, 'mango', 40),
    umbrella(262, 206, 'pink', 40),
    passer(94, 206, 'aqua', { tall: 84 }),
    passer(196, 210, 'pink', { tall: 104, arm: [34, 62] }),
    dog(152, 214, 'mango'),
    // The water festival
    [['red', disc(452, 58, 44)]],
    [
      ['white', `${block(552, 16, 26, 112, 13)}${disc(565, 136, 24)}`],
      ['red', `${block(560, 34, 10, 90)}${disc(565, 136, 16)}`],
    ],
    [['blue', 'M384 118q50-40 96-6M384 124q48-26 92 4', 6]],
    [['blue', `${disc(478, 98, 6)}${disc(496, 112, 7)}${disc(470, 132, 6)}${disc(502, 88, 5)}`]],
    passer(340, 210, 'blue', { tall: 124, arm: [30, 86] }),
    [
      ['pink', block(356, 110, 36, 16, 4)],
      ['red', `${block(348, 98, 22, 14)}${block(362, 124, 10, 16)}`],
    ],
    passer(512, 210, 'white', { tall: 116, arm: [-26, 104] }),
    dog(436, 214, 'mango', -1),
    // A shower
    [['white', cloud(640, 74, 200)]],
    [['blue', rain(668, 86, 7, 3, 26), 5]],
    [['white', 'M604 128q18-18 36 0t36 0 36 0M790 134q18-18 36 0t36 0 36 0', 6]],
    palm(866, 196, 120),
    passer(742, 212, 'red', { tall: 100, arm: [14, 74] }),
    [
      ['night', 'M756 150V96', 6],
      ['mango', 'M698 118a58 50 0 0 1 116 0q-14-12-29 0q-14-12-29 0q-14-12-29 0q-14-12-29 0z'],
    ],
    dog(792, 212, 'mango'),
    [['night', 'M640 206l14-40M632 206h16', 7]],
    // Wait until it is over
    [
      ['sand', block(916, 66, 152, 154)],
      ['night', block(934, 104, 120, 116)],
    ],
    [...awning(906, 66, 24, 7, 'red', 22)],
    passer(956, 196, 'mango', { tall: 90 }),
    [['red', `${block(984, 150, 54, 10)}${block(988, 160, 46, 40)}`]],
    dog(1012, 150, 'mango'),
    [['pavement', cloud(1040, 66, 150)]],
    [['aqua', rain(1070, 78, 6, 4, 22), 5]],
    motorbike(1094, 206, 'pink', 0.56),
    [['aqua', 'M900 178q12-10 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0v42H900z']],
    [['white', 'M930 200q12-9 24 0t24 0M1110 202q12-9 24 0t24 0', 5]],
  ],
};
