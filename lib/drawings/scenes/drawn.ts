import { passer, person } from './people';
import { block, disc, dome } from './pieces';
import type { Scene, Thing } from './scene';
import { bulbsAlong, dog } from './street';

/** The sun of one poster, in each of its sizes. */
const poster = (x: number, y: number, wide: number, tall: number): Thing => [
  ['white', block(x - wide * 0.06, y - wide * 0.06, wide * 1.12, tall + wide * 0.12)],
  ['pink', block(x, y, wide, tall)],
  ['red', dome(x + wide / 2, y + tall * 0.58, wide * 0.32)],
  ['sea', block(x, y + tall * 0.58, wide, tall * 0.2)],
  ['night', block(x + wide * 0.16, y + tall * 0.85, wide * 0.68, tall * 0.07)],
];

/** A street at night: a menu in the light of a lamp, a painter at his sign, one poster in three sizes, and the desk of a hotel. */
export const drawn: Scene = {
  board: 'print',
  parts: 4,
  ground: [
    ['blue', block(0, 0, 300, 200)],
    ['aqua', block(300, 0, 600, 200)],
    ['sand', block(900, 0, 300, 200)],
    ['sea', block(300, 120, 300, 80)],
    ['night', block(0, 196, 1200, 24)],
    ['pavement', block(300, 190, 600, 8)],
    ['night', `${block(294, 0, 12, 200)}${block(894, 0, 12, 200)}`],
  ],
  things: [
    // A menu that can be read by one lamp
    [['sky', 'M132 56h36l74 126H58z']],
    [
      ['night', 'M150 0v26', 5],
      ['mango', 'M116 56q4-34 34-34t34 34z'],
    ],
    [
      ['red', block(30, 176, 240, 12)],
      ['red', `${block(46, 188, 12, 16)}${block(242, 188, 12, 16)}`],
    ],
    [
      ['white', 'M92 76l58 12v90l-58-8z'],
      ['sand', 'M208 76l-58 12v90l58-8z'],
      ['red', 'M102 96l38 7M160 103l38-7', 7],
      ['night', 'M102 114l38 6M102 130l38 5M102 146l26 4M160 120l38-6M160 136l38-6M160 152l26-4', 5],
    ],
    person(34, 176, 'pink', { hair: 'bun', locks: 'red', skin: 'sand' }),
    person(268, 176, 'mango', { way: -1 }),
    // A painter at his sign, as high as he can reach
    [
      ['sand', block(336, 66, 230, 124)],
      ['night', block(356, 116, 54, 74)],
      ['blue', block(432, 116, 112, 54)],
      ['white', 'M488 116v54M432 143h112', 4],
    ],
    [
      ['night', block(326, 18, 250, 66, 4)],
      ['mango', dome(368, 66, 26)],
      ['aqua', block(336, 70, 64, 6)],
      ['white', 'M424 34v34h20M462 68V44q0-10 9-10t9 10v24M462 54h18', 8],
      ['red', 'M500 30v42', 7],
    ],
    [['white', 'M326 8h250M326 3v10M576 3v10', 3]],
    [
      ['red', 'M488 192l20-116M548 192l-16-116', 7],
      ['red', 'M494 168h46M499 142h38M504 116h30', 6],
    ],
    passer(520, 146, 'white', { tall: 118, legs: 'blue', arm: [-20, 92] }),
    [
      ['night', 'M422 176q12-16 24 0', 4],
      ['red', 'M418 174h32l-4 20h-24z'],
    ],
    dog(352, 190, 'white'),
    // One poster on the wall, as a flyer in a hand and on a phone
    [
      ['mango', block(610, 0, 150, 196)],
      ['sand', 'M610 30h30M660 60h40M620 172h30M720 180h30M700 20h30M610 110h20M744 96h16', 6],
    ],
    poster(686, 34, 68, 104),
    passer(830, 196, 'red', { tall: 140, arm: [-30, 90] }),
    poster(770, 74, 40, 56),
    [
      ['night', block(846, 74, 44, 78, 8)],
      ['white', block(851, 84, 34, 56)],
    ],
    poster(854, 88, 28, 34),
    // The desk of a hotel: keys, a bell, a board of prices
    [
      ['red', block(926, 24, 154, 106, 4)],
      [
        'sand',
        [0, 1, 2]
          .map((row) =>
            [0, 1, 2, 3].map((column) => block(934 + column * 36, 32 + row * 32, 30, 26)).join(''),
          )
          .join(''),
      ],
      [
        'night',
        [0, 1, 2]
          .map((row) =>
            [0, 1, 2, 3]
              .filter((column) => column !== row + 1)
              .map(
                (column) =>
                  `${disc(949 + column * 36, 40 + row * 32, 4)}${block(944 + column * 36, 44 + row * 32, 10, 12)}`,
              )
              .join(''),
          )
          .join(''),
      ],
    ],
    person(1024, 146, 'blue'),
    [
      ['sea', block(912, 142, 220, 62)],
      ['mango', block(904, 134, 236, 12)],
      ['white', 'M1000 190q0-26 22-26t22 26z'],
      ['white', 'M984 190h76', 5],
    ],
    [
      ['white', dome(952, 132, 17)],
      ['red', disc(952, 112, 5)],
      ['night', block(932, 130, 40, 5)],
    ],
    [
      ['aqua', block(1072, 112, 44, 24, 4)],
      ['red', disc(1083, 124, 6)],
      ['night', 'M1094 124h16', 5],
    ],
    [
      ['night', block(1108, 28, 78, 76, 3)],
      ['mango', bulbsAlong(1122, 46, 0, 1, 7)],
      ['white', 'M1136 46h38M1118 64h56M1118 78h56M1118 92h34', 5],
    ],
    passer(1168, 204, 'pink', { tall: 118, arm: [-36, 74] }),
    [
      ['night', 'M1100 176v-14h24v14', 5],
      ['red', block(1088, 172, 52, 34, 5)],
    ],
  ],
};
