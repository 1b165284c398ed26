import { head } from './heads';
import { passer } from './people';
import { block, cat, disc } from './pieces';
import type { Paint, Scene, Thing } from './scene';
import { tick } from './street';

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
      ['night', 'M80 206v-40M150 206v-40', 7],
      ['mango', block(68, 158, 96, 10, 3)],
    ],
    [
      ['white', `${block(74, 134, 36, 24)}${block(70, 124, 36, 24)}`],
      ['night', 'M76 132h24M76 140h16', 4],
    ],
    [
      ['night', block(112, 112, 28, 46, 5)],
      ['aqua', block(117, 118, 18, 32)],
    ],
    passer(214, 208, 'blue', { tall: 122, arm: [-32, 86] }),
    [
      ['night', block(150, 96, 44, 56, 4)],
      ['white', block(155, 104, 34, 44)],
      ['red', 'M160 113h22', 5],
      ['night', 'M160 124h24M160 134h16', 4],
    ],
    cat(252, 208, 'night'),
    // The boat on its trestles, with a locker for each thing
    [['night', 'M368 208l18-34 18 34M512 208l18-34 18 34', 7]],
    [
      ['white', `${block(378, 102, 40, 34)}${block(420, 102, 40, 34)}${block(462, 102, 40, 34)}`],
      ['aqua', block(383, 107, 30, 29)],
      ['mango', block(425, 107, 30, 29)],
      ['pink', block(467, 107, 30, 29)],
    ],
    boat(350, 180),
    [['mango', 'M368 152h176', 8]],
    passer(578, 208, 'blue', { tall: 112, arm: [-38, 74] }),
    [
      ['night', 'M544 136l-16 12', 6],
      ['mango', block(512, 142, 18, 14, 3)],
    ],
    // What comes along, twice the same only once
    [
      ['night', 'M680 220V92h94M680 122l30-30', 10],
      ['red', block(664, 196, 40, 24)],
      ['night', 'M764 92v18', 4],
    ],
    [
      ['white', block(730, 108, 70, 52, 3)],
      ['sea', block(730, 108, 70, 13)],
      ['night', 'M730 134h70M730 147h70M754 121v39M777 121v39', 3],
    ],
    card(814, 100, 'blue'),
    card(824, 110, 'blue'),
    [tick(854, 82, 24, 'red')],
    boat(688, 212),
    [
      ['night', block(700, 138, 18, 28, 3)],
      ['aqua', block(703, 142, 12, 20)],
      ['mango', block(830, 150, 40, 18)],
    ],
    // All in one boat, and one of us at the helm
    passer(984, 184, 'blue', { tall: 100, arm: [26, 62] }),
    [
      ['mango', 'M1024 172v-10q0-22 20-22t20 22v10zM1076 172v-10q0-22 20-22t20 22v10z'],
      ['aqua', 'M1130 172v-10q0-20 18-20t18 20v10z'],
      ...head(1044, 124, 15, { hair: 'curls', way: -1 }),
      ...head(1096, 124, 15, { hair: 'bob', way: -1 }),
      ...head(1148, 126, 14, { hair: 'cap', locks: 'red', way: -1 }),
    ],
    [
      ['red', 'M962 164h226l-34 44H988z'],
      ['white', 'M962 164h226l-10 13H970z'],
    ],
    [['night', 'M1048 158l-26 58M1100 158l-26 58M1150 158l-26 58', 6]],
    [['white', 'M868 214q16-12 32 0M1166 214q14-12 28 0', 5]],
  ],
};
