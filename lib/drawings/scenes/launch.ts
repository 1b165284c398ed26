import { block, cat, disc } from './pieces';
import type { Paint, Scene, Thing } from './scene';
import { passer, tick } from './street';

/** The boat of the shop on its way, x the end of its stern, y its keel. */
const boat = (x: number, y: number, coat: Paint = 'red'): Thing => [
  [coat, `M${x} ${y - 46}h212l-30 46H${x + 26}z`],
  ['white', `M${x} ${y - 46}h212l-9 14H${x + 8}z`],
];

/** A card of somebody, x and y its upper left corner. */
const card = (x: number, y: number, coat: Paint): Thing => [
  ['white', block(x, y, 44, 32, 3)],
  [coat, `${disc(x + 12, y + 12, 6)}M${x + 4} ${y + 27}q0-8 8-8t8 8z`],
  ['night', `M${x + 25} ${y + 11}h13M${x + 25} ${y + 20}h13`, 4],
];

/** A boat that comes to the water, of which the upper 80 stay empty: somebody who looks what lies on the beach, the boat on its trestles, a crane
 * that brings what comes along, and a crew that rows while one of us stands at the helm. */
export const launch: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['sand', 'M0 190h560l60 30H0z'],
    ['sea', 'M560 196h640v24H620z'],
  ],
  things: [
    // Notes of a day on the beach, and who writes them down
    [
      ['night', 'M72 206v-40M146 206v-40', 7],
      ['mango', block(58, 158, 104, 10, 3)],
    ],
    [
      ['white', `${block(66, 134, 36, 24)}${block(62, 124, 36, 24)}`],
      ['night', 'M68 132h24M68 140h16', 4],
    ],
    [
      ['night', block(106, 112, 28, 46, 5)],
      ['aqua', block(111, 118, 18, 32)],
    ],
    passer(214, 208, 'blue', { tall: 122, arm: [-32, 86] }),
    [
      ['night', block(150, 96, 44, 56, 4)],
      ['white', block(155, 104, 34, 44)],
      ['red', 'M160 113h22', 5],
      ['night', 'M160 124h24M160 134h16', 4],
    ],
    cat(256, 208, 'night'),
    // The boat on its trestles, with a locker for each thing
    [['night', 'M352 208l18-34 18 34M496 208l18-34 18 34', 7]],
    [
      ['white', `${block(362, 102, 40, 34)}${block(404, 102, 40, 34)}${block(446, 102, 40, 34)}`],
      ['aqua', block(367, 107, 30, 29)],
      ['mango', block(409, 107, 30, 29)],
      ['pink', block(451, 107, 30, 29)],
    ],
    boat(334, 180),
    [['mango', 'M352 152h176', 8]],
    passer(566, 208, 'blue', { tall: 112, arm: [-38, 74] }),
    [
      ['night', 'M532 136l-16 12', 6],
      ['mango', block(500, 142, 18, 14, 3)],
    ],
    // What comes along, twice the same only once
    [
      ['night', 'M668 220V92h94M668 122l30-30', 10],
      ['red', block(652, 196, 40, 24)],
      ['night', 'M752 92v18', 4],
    ],
    [
      ['white', block(718, 108, 70, 52, 3)],
      ['sea', block(718, 108, 70, 13)],
      ['night', 'M718 134h70M718 147h70M742 121v39M765 121v39', 3],
    ],
    card(806, 100, 'blue'),
    card(816, 110, 'blue'),
    [tick(846, 82, 24, 'red')],
    boat(688, 212),
    [
      ['night', block(700, 138, 18, 28, 3)],
      ['aqua', block(703, 142, 12, 20)],
      ['mango', block(830, 150, 40, 18)],
    ],
    // All in one boat, and one of us at the helm
    passer(954, 184, 'blue', { tall: 100, arm: [30, 62] }),
    [
      ['mango', `M1010 172v-10q0-22 20-22t20 22v10zM1066 172v-10q0-22 20-22t20 22v10z`],
      ['aqua', 'M1122 172v-10q0-20 18-20t18 20v10z'],
      ['pink', `${disc(1030, 124, 15)}${disc(1086, 124, 15)}`],
      ['white', disc(1140, 126, 14)],
    ],
    [
      ['red', 'M930 164h250l-34 44H956z'],
      ['white', 'M930 164h250l-10 13H938z'],
    ],
    [['night', 'M1034 158l-26 58M1090 158l-26 58M1142 158l-26 58', 6]],
    [['white', 'M880 214q16-12 32 0M1170 214q14-12 28 0', 5]],
  ],
};
