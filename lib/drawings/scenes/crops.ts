import { passer } from './people';
import { block, disc } from './pieces';
import type { Paint, Scene, Thing } from './scene';
import { bulbsAlong, dog } from './street';

/** Who plays tonight, as tall as is said, x the middle, y the stage. */
const singer = (x: number, y: number, tall: number, coat: Paint = 'pink'): Thing => {
  const u = tall / 130;
  const at = (across: number, up: number) => `${x + across * u} ${y - up * u}`;
  return [
    ...passer(x, y, coat, { tall, skin: 'sand', legs: 'aqua', hair: 'helmet' }),
    ['mango', disc(x + 4 * u, y - 56 * u, 19 * u)],
    ['mango', disc(x - 12 * u, y - 44 * u, 23 * u)],
    ['night', disc(x - 6 * u, y - 50 * u, 8 * u)],
    ['night', `M${at(2, 58)}L${at(58, 92)}`, 8 * u],
    ['white', `M${at(34, 0)}V${y - 106 * u}L${at(20, 112)}`, 4 * u],
  ];
};

/** A stage from edge to edge of a picture: its curtains, and their bulbs. */
const stage = (x: number, y: number, width: number, tall: number, wall: Paint): Thing => [
  [wall, block(x, y, width, tall)],
  [
    'red',
    `M${x} ${y}h${width / 7}q-4 ${tall * 0.6}-${width / 7} ${tall * 0.7}zM${x + width} ${y}h-${width / 7}q4 ${tall * 0.6} ${width / 7} ${tall * 0.7}z`,
  ],
];

/** One evening as each platform shows it: with its date, as a square, upright, and to watch to the end. */
export const crops: Scene = {
  board: 'growth',
  parts: 4,
  ground: [
    ['aqua', block(0, 0, 300, 220)],
    ['mango', block(300, 0, 300, 220)],
    ['pink', block(600, 0, 300, 220)],
    ['sand', block(900, 0, 300, 220)],
    ['night', block(0, 204, 1200, 16)],
  ],
  things: [
    // An event with its date
    [['white', block(24, 12, 252, 186, 8)]],
    stage(34, 22, 232, 112, 'blue'),
    [['mango', bulbsAlong(78, 32, 24, 7, 5)]],
    singer(150, 130, 88),
    [['night', `${disc(66, 128, 12)}${disc(96, 132, 11)}${disc(206, 130, 12)}${disc(236, 128, 11)}`]],
    [['white', block(34, 134, 232, 20)]],
    [
      ['red', block(38, 144, 46, 14)],
      ['sky', block(38, 158, 46, 34)],
      ['night', `${disc(52, 175, 7)}${disc(68, 175, 7)}`],
    ],
    [['night', 'M100 154h150M100 170h110M100 186h70', 7]],
    // A square
    [['white', block(362, 8, 176, 196, 8)]],
    stage(372, 18, 156, 146, 'blue'),
    singer(444, 164, 138),
    [
      ['red', 'M396 196l-16-15q-8-10 2-16q9-3 14 6q5-9 14-6q10 6 2 16z'],
      ['night', `M430 182a10 9 0 1 1 12 6l-10 6zM478 178h34M478 190h22`, 5],
    ],
    // Upright
    [['night', block(690, 4, 120, 212, 16)]],
    stage(698, 18, 104, 176, 'blue'),
    [['mango', bulbsAlong(722, 28, 19, 4, 5)]],
    singer(740, 190, 140),
    [
      ['red', disc(790, 92, 10)],
      ['white', `${disc(784, 132, 6)}M788 132v-18h12v10`, 4],
      ['aqua', disc(786, 164, 11)],
    ],
    [['white', 'M840 60q22 14 0 36M856 44q42 32 0 68', 6]],
    dog(650, 206, 'mango'),
    [
      ['white', `${disc(856, 176, 10)}${disc(884, 170, 10)}`],
      ['white', 'M864 176v-38l28-8v38', 6],
    ],
    // To watch to the end
    [['night', `${block(918, 16, 264, 162, 8)}${block(1036, 176, 28, 20)}${block(996, 194, 108, 10)}`]],
    stage(930, 26, 240, 132, 'blue'),
    singer(1004, 156, 116),
    [['night', `${disc(1096, 148, 14)}${disc(1128, 152, 13)}`]],
    [
      ['white', disc(1098, 90, 30)],
      ['red', 'M1088 74v32l28-16z'],
    ],
    [
      ['white', block(930, 154, 240, 12)],
      ['red', block(930, 154, 150, 12)],
      ['red', disc(1080, 160, 10)],
    ],
  ],
};
