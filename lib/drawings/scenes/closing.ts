import { passer, person } from './people';
import { beer, block, cat, disc } from './pieces';
import type { Scene } from './scene';
import { bubble, tick } from './street';

/** The way to the first month that is closed, along the roll of a till, of which the upper 80 stay empty: two at a table with their folders, an
 * invoice that is painted in two languages, what is wheeled over, and the last leaf of the month. */
export const closing: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['pavement', block(0, 186, 1200, 34)],
    ['white', block(0, 198, 1200, 16)],
    ['red', block(0, 211, 1200, 3)],
  ],
  things: [
    // Two at a table, and what one asks the other
    person(100, 206, 'blue'),
    person(248, 206, 'mango', { hair: 'grey', way: -1 }),
    [bubble(128, 84, 76, 44, 'white', 0.12)],
    [['sea', 'M142 116v-10M158 116V98M174 116v-14M190 116V92', 8]],
    [
      ['red', block(144, 160, 62, 9, 2)],
      ['aqua', block(138, 151, 62, 9, 2)],
      ['mango', block(148, 142, 54, 9, 2)],
    ],
    [
      ['night', block(82, 169, 184, 10, 3)],
      ['night', 'M106 178v30M242 178v30', 8],
    ],
    // An invoice in two languages
    [['night', 'M384 212l22-60M512 212l-22-60', 8]],
    [
      ['white', block(372, 84, 152, 104, 3)],
      ['blue', block(372, 84, 152, 18)],
      ['mango', disc(388, 93, 6)],
      ['blue', 'M384 118h54M384 132h40M384 146h50', 6],
      ['red', 'M458 118h54M458 132h46M458 146h34', 6],
      ['night', 'M384 166h128', 3],
      ['night', 'M476 177h36', 6],
    ],
    passer(566, 212, 'aqua', { tall: 116, arm: [-40, 62] }),
    [
      ['mango', 'M532 146l-18 8', 6],
      ['red', disc(508, 156, 6)],
    ],
    // What comes along from the old cabinet
    [
      ['sea', block(668, 98, 64, 112, 4)],
      ['night', 'M676 128h48M676 160h48', 4],
      ['white', 'M692 114h16M692 146h16', 6],
      ['aqua', block(676, 168, 48, 16)],
    ],
    passer(772, 212, 'red', { tall: 112, arm: [34, 64] }),
    [
      ['night', 'M802 142l22 54h74', 7],
      ['blue', block(826, 160, 54, 30)],
      ['mango', block(832, 138, 50, 22)],
      ['white', `${block(836, 168, 22, 12)}${block(840, 144, 20, 9)}`],
      ['night', `${disc(838, 204, 10)}${disc(884, 204, 10)}`],
    ],
    [
      ['red', block(838, 116, 40, 22, 2)],
      ['white', 'M846 122v16', 4],
    ],
    // The last leaf
    [
      ['white', block(962, 88, 118, 110, 4)],
      ['red', block(962, 88, 118, 24, 4)],
      ['night', 'M984 80v18M1058 80v18', 6],
      [
        'night',
        [0, 1, 2]
          .map((row) => [0, 1, 2, 3].map((at) => block(974 + at * 26, 120 + row * 20, 14, 10)).join(''))
          .join(''),
      ],
      ['mango', block(974, 180, 14, 10)],
      ['red', disc(1007, 185, 15)],
    ],
    [['white', 'M999 184l6 7 12-13', 5]],
    [tick(1032, 174, 24)],
    cat(1096, 212, 'night'),
    beer(1118, 206),
  ],
};
