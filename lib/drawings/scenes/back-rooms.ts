import { passer } from './people';
import { block, disc } from './pieces';
import type { Thing } from './scene';

import { cat } from './street-life';

/** What guests of a venue do not see: the last two rooms of its network. */
export const backRooms: readonly Thing[] = [
  // The office, and what a guest outside reads of it
  [
    ['white', 'M1222 34q26-34 52 0q-26 34-52 0z'],
    ['night', disc(1248, 34, 11)],
  ],
  [
    ['night', block(1274, 70, 44, 76, 6)],
    ['white', block(1280, 78, 32, 58)],
    ['mango', block(1284, 112, 7, 20)],
    ['red', block(1293, 102, 7, 30)],
    ['aqua', block(1302, 90, 7, 42)],
  ],
  passer(1236, 206, 'aqua', { tall: 134, hair: 'bob', legs: 'red', arm: [40, 96] }),
  [['night', block(1336, 8, 10, 196)]],
  passer(1474, 206, 'mango', { tall: 138, legs: 'blue' }),
  [
    ['night', 'M1410 118v28', 10],
    ['blue', block(1362, 38, 96, 82, 6)],
    ['white', block(1370, 46, 80, 66)],
    ['mango', block(1378, 84, 14, 28)],
    ['red', block(1402, 70, 14, 42)],
    ['aqua', block(1426, 54, 14, 58)],
  ],
  [
    ['red', block(1352, 148, 136, 14)],
    ['red', `${block(1364, 162, 12, 42)}${block(1466, 162, 12, 42)}`],
    ['white', block(1400, 140, 48, 8)],
  ],
  [
    ['mango', 'M1474 116L1442 138', 12],
    ['pink', disc(1440, 138, 8)],
  ],
  // Cables that nobody drew, and the ball that the cat made of them
  [
    ['red', 'M1612 66q70 0 62 56t24 50', 8],
    ['blue', 'M1612 94q34 0 34 44t44 38', 8],
    ['mango', 'M1612 122q16 0 16 40t52 24', 8],
    ['aqua', 'M1612 52q60-34 96-12t50-32', 8],
  ],
  [
    ['night', block(1516, 34, 100, 138, 6)],
    [
      'white',
      `${block(1526, 50, 80, 20)}${block(1526, 80, 80, 20)}${block(1526, 110, 80, 20)}${block(1526, 140, 80, 20)}`,
    ],
    ['red', disc(1540, 60, 5)],
    ['mango', disc(1540, 90, 5)],
    ['sea', disc(1540, 120, 5)],
  ],
  [['night', `${block(1526, 172, 14, 32)}${block(1592, 172, 14, 32)}`]],
  [
    ['red', disc(1694, 172, 34)],
    ['blue', 'M1664 158q28-20 60 0M1662 178q30-20 64 0', 7],
    ['mango', 'M1678 142q-16 30 4 60M1702 140q-16 34 0 66', 7],
  ],
  cat(1746, 204, 'white'),
  [
    ['white', 'M1732 178L1718 166', 12],
    ['aqua', 'M1718 166q-10-30-30-8', 8],
  ],
  [
    ['white', block(1644, 96, 48, 36, 4)],
    ['night', 'M1660 108q8-10 16 0t-8 12v2', 5],
  ],
];
