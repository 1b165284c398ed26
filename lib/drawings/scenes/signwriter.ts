import { passer } from './people';
import type { Thing } from './scene';
import { cat } from './street-life';

/** Who paints the sun of the home board: on a ladder, with a pot that hangs on it and the cat below; 170 wide and 272 high. */
export const signwriter: readonly Thing[] = [
  [['white', 'M18 268L88 44M56 268L122 44M24 244h40M33 216h40M42 188h40M50 160h41M59 132h40M68 104h40', 7]],
  [
    ['mango', 'M22 168q10-16 22 0', 4],
    ['aqua', 'M18 168h30l-4 30h-22z'],
    ['red', 'M18 168h30v8q-4 8-8 0t-8 3q-5 9-9 0t-5-3z'],
  ],
  passer(78, 196, 'red', { tall: 132, arm: [48, 108], hair: 'cap', locks: 'mango', skin: 'sand' }),
  [
    ['white', 'M128 88l14-4', 6],
    ['red', 'M141 76l20-3q3 8-3 13l-15 3z'],
  ],
  cat(118, 270, 'white'),
];
