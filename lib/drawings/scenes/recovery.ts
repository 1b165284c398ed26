import { block, disc, person } from './pieces';
import type { Scene, Thing } from './scene';
import { soiDog } from './street-life';

/** A drive that is opened: its case, its platter and its arm. */
const drive = (x: number, y: number, platter: 'white' | 'sky' = 'white'): Thing => [
  ['night', block(x - 56, y - 124, 112, 124, 8)],
  [platter, disc(x, y - 72, 44)],
  ['pavement', disc(x, y - 72, 28)],
  ['night', disc(x, y - 72, 10)],
  ['red', `M${x + 40} ${y - 18}l-34-44`, 9],
  ['red', disc(x + 40, y - 18, 10)],
];

/** Half a photo of a dog, or the whole of it. */
const photo = (x: number, y: number, isWhole: boolean): Thing => [
  ['white', isWhole ? block(x, y, 128, 92) : `M${x} ${y}h70l-8 14 12 12-14 16 10 14-14 14 8 12-6 10H${x}z`],
  [
    'aqua',
    isWhole ? block(x + 8, y + 8, 112, 76) : `M${x + 8} ${y + 8}h46l-4 10 10 10-14 14 8 14-12 14 4 14h-38z`,
  ],
];

/** How the picture of a dog is found again. */
export const recovery: Scene = {
  board: 'tech',
  parts: [150, 150, 150, 150],
  ground: [
    ['blue', block(0, 0, 300, 220)],
    ['pink', block(300, 0, 300, 220)],
    ['mango', block(600, 0, 300, 220)],
    ['sand', block(900, 0, 300, 220)],
    ['white', 'M150 60L40 178H270z'],
    ['night', `${block(0, 0, 1200, 8)}${block(0, 178, 1200, 42)}`],
    ['aqua', block(0, 178, 1200, 8)],
    ['night', `${block(294, 0, 12, 180)}${block(594, 0, 12, 180)}${block(894, 0, 12, 180)}`],
  ],
  things: [
    // Looked at under the lamp, and not touched
    drive(150, 178, 'sky'),
    [
      ['red', 'M108 62l42-40 42 40z'],
      ['red', 'M150 24V6', 8],
      ['mango', block(126, 60, 48, 8)],
    ],
    [
      ['mango', 'M96 100m-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M72 126l-34 44', 11],
      ['white', 'M80 98a18 18 0 0 1 14-16', 6],
    ],
    [['red', 'M150 70l-10 18 16 10-14 18', 5]],
    // What may come back, on paper; and somebody who decides
    [
      ['white', block(324, 34, 128, 144, 6)],
      ['night', `${block(366, 24, 44, 20, 6)}`],
      ['sea', 'M340 66l8 8 14-16M340 98l8 8 14-16', 8],
      ['red', 'M342 124l16 16M358 124l-16 16', 8],
      ['night', 'M374 68h60M374 100h46M374 132h52', 7],
      ['mango', disc(430, 158, 14)],
    ],
    person(524, 178, 'blue', 'white'),
    [
      ['white', 'M494 22h74q8 0 8 8v36q0 8-8 8h-18l-12 14v-14h-44q-8 0-8-8V30q0-8 8-8z'],
      ['red', 'M514 48h16q0-24 10-20v16h14v20h-40z'],
    ],
    // Over to a new drive, with care
    drive(664, 178),
    drive(836, 178, 'sky'),
    [
      ['blue', 'M664 40q86-50 164 0', 9],
      ['blue', 'M816 22l22 22-30 6z'],
    ],
    photo(716, 60, false),
    [['white', 'M730 122v-22l-8-12 6-3 8 8h18v29h-8v-12h-8v12z']],
    // And there it is
    [
      ['night', 'M1010 150h40l8 28h-56z'],
      ['blue', block(930, 22, 200, 134, 8)],
      ['white', block(940, 32, 180, 114)],
      ['aqua', block(950, 42, 160, 94)],
      ['mango', disc(1082, 66, 16)],
      ['sea', block(950, 116, 160, 20)],
    ],
    soiDog(988, 124, 'white'),
    [
      ['sea', disc(1126, 142, 28)],
      ['white', 'M1112 142l10 10 18-20', 8],
    ],
    person(1172, 178, 'red'),
  ],
};
