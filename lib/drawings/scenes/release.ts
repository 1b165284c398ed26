import { passer } from './people';
import { block, disc } from './pieces';
import type { Paint, Scene, Thing } from './scene';
import { awning, tick } from './street';

/** A phone that stands, x and y its upper left corner. */
const phone = (x: number, y: number, width: number, tall: number, screen: Paint = 'white'): Thing => [
  ['night', block(x, y, width, tall, 9)],
  [screen, block(x + 6, y + 9, width - 12, tall - 20)],
];

/** A stall whose shelf has the app on it. */
const stall = (x: number, awningPaint: Paint): Thing => [
  ['night', `M${x + 8} 210V104M${x + 92} 210V104`, 7],
  ['white', block(x + 4, 172, 92, 38)],
  [awningPaint, block(x + 4, 172, 92, 10)],
];

/** An app on its way, of which the upper 80 stay empty: a list that is signed, screens that are tapped, a phone with its scaffold, and two
 * stalls with somebody who looks closely. */
export const release: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['sea', block(0, 174, 1200, 46)],
    ['mango', block(0, 190, 1200, 30)],
    ['sand', block(0, 190, 1200, 6)],
  ],
  things: [
    // A list of screens, and who signs it
    [
      ['red', block(72, 84, 136, 126, 6)],
      ['white', block(82, 96, 116, 104)],
      ['night', block(116, 80, 48, 20, 4)],
    ],
    [
      ['aqua', block(92, 108, 22, 18)],
      ['mango', block(92, 132, 22, 18)],
      ['pink', block(92, 156, 22, 18)],
      ['night', 'M124 117h40M124 141h30M124 165h36', 6],
    ],
    [tick(172, 106, 18), tick(172, 130, 18), tick(172, 154, 18)],
    [['blue', 'M96 190q10-14 16 0t16-2 14 0 14-2', 4]],
    passer(250, 212, 'blue', { tall: 120, arm: [-34, 66] }),
    [
      ['mango', 'M232 122l-46 52', 13],
      ['night', 'M178 184l4-16 12 10z'],
    ],
    // Screens, and a finger
    phone(366, 96, 62, 112),
    [
      ['aqua', block(378, 112, 38, 26)],
      ['night', 'M380 150h34M380 162h24', 5],
      ['red', block(378, 174, 38, 14, 3)],
    ],
    phone(462, 84, 70, 124),
    [
      ['pink', block(474, 100, 46, 32)],
      ['night', 'M476 146h42', 5],
      ['mango', `${block(474, 158, 20, 20)}${block(500, 158, 20, 20)}`],
    ],
    [['red', 'M434 152h16M444 142l12 10-12 10', 7]],
    passer(574, 212, 'aqua', { tall: 116, arm: [-56, 44] }),
    // A phone on which two work
    phone(704, 86, 84, 122),
    [
      ['blue', block(716, 100, 60, 26)],
      ['mango', block(716, 130, 28, 28)],
      ['red', block(716, 162, 60, 28)],
    ],
    [['night', 'M682 212V92M812 212V92M676 158h26M790 158h46M676 124h26M790 124h26', 5]],
    [
      ['night', 'M870 212V88h-96M870 112l-24-24', 8],
      ['night', 'M776 88v30', 4],
    ],
    [['aqua', block(752, 118, 32, 32)]],
    passer(838, 212, 'pink', { tall: 100, skin: 'sand', arm: [-34, 66], hair: 'helmet', locks: 'mango' }),
    // Two stalls
    stall(966, 'blue'),
    awning(962, 92, 21, 5, 'blue', 18),
    phone(998, 124, 36, 48, 'red'),
    [['mango', disc(1016, 148, 9)]],
    stall(1086, 'sea'),
    awning(1082, 92, 21, 5, 'sea', 18),
    phone(1118, 124, 36, 48, 'red'),
    [['mango', disc(1136, 148, 9)]],
    passer(1076, 213, 'red', { tall: 96, arm: [-30, 60] }),
    [
      ['night', 'M1046 152l-10 10', 6],
      ['aqua', disc(1030, 146, 13)],
      ['night', `M1017 146a13 13 0 1 1 26 0a13 13 0 1 1-26 0`, 4],
    ],
  ],
};
