import { person } from './people';
import { beer, block, disc, dome, waves } from './pieces';
import type { Scene } from './scene';

/** One phone from the shelf of apps over the beach and the bar to an island without a signal. */
export const app: Scene = {
  board: 'web',
  parts: 4,
  walls: ['sky', 'sky', 'sky', 'sky'],
  ground: [
    ['sky', block(0, 0, 1200, 220)],
    ['blue', block(300, 0, 300, 220)],
    ['pink', block(600, 0, 300, 220)],
    ['sand', `${block(0, 170, 300, 50)}${block(900, 190, 300, 30)}`],
    ['night', `${block(300, 190, 300, 30)}${block(600, 190, 300, 30)}`],
    ['sea', block(900, 150, 300, 40)],
  ],
  things: [
    // A phone as large as a door on the beach, the sign of the bar among its signs
    [
      ['red', 'M4 96q38-66 76 0z'],
      ['white', 'M30 96q12-50 24 0z'],
      ['night', 'M42 62v112', 6],
    ],
    [
      ['night', block(98, 10, 112, 194, 16)],
      ['white', block(108, 26, 92, 160)],
      ['aqua', `${block(118, 36, 32, 32, 6)}${block(158, 78, 32, 32, 6)}`],
      ['pink', `${block(158, 36, 32, 32, 6)}${block(118, 120, 32, 32, 6)}`],
      ['blue', block(158, 120, 32, 32, 6)],
      ['red', block(110, 70, 46, 46, 8)],
      ['mango', dome(133, 104, 17)],
      ['white', 'M116 108h34', 5],
    ],
    person(206, 220, 'mango'),
    // The band plays tonight: one bell for all of them
    [
      ['mango', 'M382 148q20-18 20-62q0-50 48-54q48 4 48 54q0 44 20 62z'],
      ['red', dome(450, 148, 20, true)],
      ['white', block(442, 18, 16, 18, 6)],
    ],
    [['white', 'M358 60q-18 30 0 62M334 44q-30 46 0 94M542 60q18 30 0 62M566 44q30 46 0 94', 8]],
    person(334, 220, 'aqua'),
    person(452, 220, 'pink', { skin: 'sand' }),
    person(566, 220, 'red', { way: -1 }),
    // The usual: the beer, and the tenth is free
    [
      ['white', block(690, 18, 130, 96, 8)],
      ['red', block(690, 18, 130, 22)],
      [
        'blue',
        `${disc(712, 60, 9)}${disc(738, 60, 9)}${disc(764, 60, 9)}${disc(790, 60, 9)}${disc(712, 90, 9)}${disc(738, 90, 9)}${disc(764, 90, 9)}`,
      ],
      ['mango', disc(794, 90, 14)],
    ],
    person(640, 190, 'blue', { skin: 'sand' }),
    beer(706, 190),
    person(864, 190, 'sea', { skin: 'sand', way: -1 }),
    [['night', block(600, 190, 300, 8)]],
    // An island without a mast, and the map is there all the same
    [['mango', disc(1146, 48, 28)]],
    [['sea', 'M904 150q60-70 112-18q40-60 90 18z']],
    [
      ['night', block(988, 34, 104, 156, 14)],
      ['white', block(998, 48, 84, 126)],
      ['aqua', 'M998 120q30-40 50-10t34-14v78h-84z'],
      ['red', 'M1040 130q-22-26-22-42a22 22 0 0 1 44 0q0 16-22 42z'],
      ['white', disc(1040, 88, 8)],
    ],
    waves(944, 92, 'white', 2),
    [['red', 'M918 50l52 60', 9]],
    [
      ['white', 'M1112 166h80l-16 24h-48z'],
      ['red', 'M1152 166v-56l30 48z'],
      ['night', 'M1152 104v64', 6],
    ],
  ],
};
