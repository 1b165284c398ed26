import { person } from './people';
import { block, disc } from './pieces';
import type { Scene, Thing } from './scene';
import { soiDog } from './street-life';

/** A drive that is opened, as large as is said: its case, its platter and its arm. */
const drive = (x: number, y: number, platter: 'white' | 'sky' = 'white', size = 1): Thing => {
  const s = (value: number) => value * size;
  return [
    ['night', block(x - s(56), y - s(124), s(112), s(124), s(8))],
    [platter, disc(x, y - s(72), s(44))],
    ['pavement', disc(x, y - s(72), s(28))],
    ['night', disc(x, y - s(72), s(10))],
    ['red', `M${x + s(40)} ${y - s(18)}l${-s(34)}${-s(44)}`, s(9)],
    ['red', disc(x + s(40), y - s(18), s(10))],
  ];
};

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
  parts: 4,
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
      ['mango', 'M96 100m-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M80 130l-14 42', 11],
      ['white', 'M80 98a18 18 0 0 1 14-16', 6],
    ],
    [['red', 'M150 70l-10 18 16 10-14 18', 5]],
    // What may come back, on paper; and somebody who decides
    [
      ['white', block(364, 34, 104, 144, 6)],
      ['night', `${block(394, 24, 44, 20, 6)}`],
      ['sea', 'M374 66l8 8 14-16M374 98l8 8 14-16', 8],
      ['red', 'M377 124l16 16M393 124l-16 16', 8],
      ['night', 'M406 68h48M406 100h34M406 132h26', 7],
      ['mango', disc(384, 162, 9)],
    ],
    person(490, 178, 'blue', { skin: 'sand', way: -1 }),
    [
      ['white', 'M474 26h34q8 0 8 8v42q0 8-8 8h-8l-10 14v-14h-16q-8 0-8-8V34q0-8 8-8z'],
      ['red', 'M474 54h10q0-22 9-18v14h13v22h-32z'],
    ],
    // Over to a new drive, with care
    drive(710, 178, 'white', 0.625),
    drive(790, 178, 'sky', 0.625),
    [
      ['blue', 'M690 92q-2-44 22-58M788 36q22 12 22 44', 9],
      ['blue', 'M794 72h32l-16 22z'],
    ],
    photo(714, 14, false),
    [['white', 'M728 76v-22l-8-12 6-3 8 8h18v29h-8v-12h-8v12z']],
    // And there it is
    [
      ['night', 'M1014 150h42l8 28h-58z'],
      ['blue', block(962, 22, 146, 134, 8)],
      ['white', block(970, 30, 130, 118)],
      ['aqua', block(976, 36, 118, 106)],
      ['mango', disc(1028, 60, 14)],
      ['sea', block(976, 118, 118, 24)],
    ],
    soiDog(995, 126, 'white'),
    [
      ['sea', disc(1094, 150, 22)],
      ['white', 'M1084 150l7 8 14-16', 8],
    ],
    person(1164, 178, 'red', { hair: 'straw', way: -1 }),
  ],
};
