import { passer } from './people';
import { block, disc, sheet } from './pieces';
import type { Scene, Thing } from './scene';
import { bubble, dog, tick } from './street';

/** A cross for what is wrong, its middle at x, y. */
const cross = (x: number, y: number, size: number): Thing => [
  [
    'red',
    `M${x - size} ${y - size}l${2 * size} ${2 * size}M${x + size} ${y - size}l-${2 * size} ${2 * size}`,
    size * 0.7,
  ],
];

/** Three months as a stair: one looks, mends, adds pages, and compares with the first day. The dog climbs, too. */
export const climb: Scene = {
  board: 'tech',
  parts: 4,
  ground: [
    ['sky', block(0, 0, 1200, 220)],
    ['mango', 'M0 220v-24h280v-14h30v-14h270v-14h30v-14h270v-14h30v-14h290v108z'],
  ],
  things: [
    [['white', 'M0 196h280v-14h30v-14h270v-14h30v-14h270v-14h30v-14h290', 7]],
    // The audit
    sheet(66, 34, 112, 150, 'blue'),
    [
      ['night', 'M172 142l44 44', 16],
      ['night', disc(142, 110, 50)],
      ['aqua', disc(142, 110, 38)],
      ['night', 'M120 98h46M120 114h30', 7],
      ['red', 'M122 130h40', 7],
    ],
    passer(246, 196, 'blue', { tall: 134, arm: [-30, 60] }),
    dog(46, 196, 'mango'),
    // What holds it back
    [
      ['night', block(344, 22, 160, 128, 8)],
      ['white', block(352, 42, 144, 100)],
      ['red', `${disc(358, 32, 4)}`],
      ['mango', `${disc(372, 32, 4)}`],
      ['aqua', `${disc(386, 32, 4)}`],
      ['night', 'M396 62h84M396 92h68M396 122h78', 8],
      tick(362, 52, 20),
      tick(362, 82, 20),
    ],
    cross(372, 122, 8),
    [['night', 'M394 150v18M454 150v18', 8]],
    passer(546, 168, 'red', { tall: 130, arm: [-46, 52] }),
    [['night', 'M500 122l-20 0M484 112a12 12 0 1 0 0 20', 8]],
    dog(318, 168, 'mango'),
    // New pages
    [['night', 'M606 28Q746 60 890 20', 4]],
    sheet(640, 40, 58, 78, 'red'),
    sheet(716, 48, 58, 78, 'blue'),
    [
      ['white', block(792, 40, 58, 78)],
      ['aqua', block(792, 40, 58, 36)],
      ['mango', disc(834, 54, 9)],
      ['night', 'M800 90h42M800 104h28', 5],
    ],
    passer(866, 140, 'white', { tall: 104, arm: [-20, 84] }),
    dog(660, 140, 'mango'),
    // Compared with day one
    [
      ['white', block(952, 8, 138, 104, 6)],
      ['pavement', block(984, 76, 34, 28)],
      ['sea', block(1040, 36, 34, 68)],
      ['night', 'M964 104h116', 5],
    ],
    [['red', 'M990 62l30-30h-16l34-16-8 36-8-10-24 28z']],
    passer(1118, 112, 'aqua', { tall: 70, arm: [-24, 46] }),
    passer(1176, 112, 'pink', { tall: 66 }),
    [bubble(1124, 2, 70, 30, 'white', 0.6), tick(1134, 8, 16), ['red', 'M1166 10l14 14M1180 10l-14 14', 5]],
    dog(938, 112, 'mango'),
  ],
};
