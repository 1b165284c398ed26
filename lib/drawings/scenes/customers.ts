import { person } from './people';
import { beer, block, cat, disc } from './pieces';
import type { Scene } from './scene';

/** Who comes to the agency, as close as in a photograph of a class: from a bar, a guest house, a kitchen, a surgery, a dive boat and a shop; and
 * who comes along. */
export const customers: Scene = {
  board: 'growth',
  parts: 4,
  ground: [],
  things: [
    cat(44, 222, 'night'),
    // From the bar
    person(150, 226, 'aqua', { size: 2.1, hair: 'beard', locks: 'red', skin: 'sand' }),
    beer(206, 222),
    // From the guest house, with the key of a room
    person(342, 226, 'blue', { size: 2, hair: 'bun', locks: 'night', way: 1 }),
    [
      ['night', disc(412, 172, 13), 7],
      ['night', 'M412 185v34h14M412 206h10', 7],
    ],
    // From the kitchen
    person(506, 226, 'white', { size: 1.9, hair: 'short', way: -1, skin: 'sand' }),
    [
      ['white', `${disc(482, 66, 17)}${disc(506, 56, 19)}${disc(530, 66, 17)}`],
      ['white', block(479, 66, 54, 30)],
      ['red', block(479, 88, 54, 6)],
    ],
    // The dentist
    person(668, 226, 'aqua', { size: 2.1, hair: 'grey', way: -1 }),
    [
      [
        'white',
        'M600 160q14-12 26-4 12-8 26 4 6 18-6 36-4 24-10 24-4 0-6-18-2-10-4-10t-4 10q-2 18-6 18-6 0-10-24-12-18-6-36z',
      ],
    ],
    // From the dive boat
    person(836, 226, 'mango', { size: 2, hair: 'scarf', locks: 'sea', skin: 'sand' }),
    person(984, 226, 'red', { size: 1.9, hair: 'curls', locks: 'night', way: -1 }),
    [
      ['mango', block(950, 93, 58, 26, 9)],
      ['aqua', block(955, 98, 48, 16, 6)],
      ['night', 'M967 100v11', 7],
    ],
    // From the shop, in the hat of the market
    person(1122, 226, 'sea', { size: 2.1, hair: 'straw', skin: 'sand', way: -1 }),
  ],
};
