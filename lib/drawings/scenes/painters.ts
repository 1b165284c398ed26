import { passer } from './people';
import { block, disc } from './pieces';
import type { Scene, Thing } from './scene';
import { dog, palm } from './street';
import { cat, motorbike } from './street-life';

const pot = (x: number, paint: 'red' | 'aqua' | 'mango' | 'blue', y = 206): Thing => [
  ['white', block(x, y - 26, 34, 26, 3)],
  [paint, `M${x} ${y - 26}h34v9q-3 8-7 0t-7 3q-3 10-7 0t-7 2q-4 6-6-2z`],
];

/** The painter on the ladder, at work on a board on two posts, whose words are the page's own; its owner, and a cat that was in the paint. */
export const painters: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['pavement', block(0, 186, 1200, 34)],
    ['white', block(0, 186, 1200, 5)],
  ],
  things: [
    palm(60, 190, 152),
    [['night', 'M352 84V196M848 84V196', 14]],
    [['night', 'M336 196h32M832 196h32', 8]],
    // What he came with
    motorbike(72, 212, 'red', 0.78),
    [
      ['white', block(34, 96, 58, 46, 3)],
      ['blue', block(34, 110, 58, 14)],
    ],
    // The ladder, and who stands on it
    [['white', 'M232 210L276 4M268 210L306 4M240 176h36M248 142h34M255 108h34M262 74h33M269 40h32', 7]],
    passer(272, 146, 'blue', { tall: 128, arm: [64, 86], hair: 'straw' }),
    [
      ['night', 'M336 62l22-10', 6],
      ['red', 'M354 48l18-12 7 13-18 11z'],
    ],
    // The pots, and the paws that lead out of one
    pot(404, 'blue'),
    pot(446, 'aqua'),
    [
      ['red', 'M500 208q-12-12 14-13 8-8 36-5t44 1 26 12q-4 8-50 7t-70-2z'],
      ['white', block(560, 176, 38, 26, 3)],
      ['red', 'M560 176l-12 24h14v-10z'],
    ],
    [['red', [644, 668, 692, 716].map((x, at) => disc(x, at % 2 ? 207 : 200, 5)).join('')]],
    cat(752, 208, 'pink'),
    [['red', `${disc(738, 206, 6)}${disc(766, 206, 6)}`]],
    // Whose sign it is
    passer(944, 210, 'red', { tall: 132, arm: [-44, 118] }),
    dog(1024, 212, 'sand', -1),
    // A cart of drinks under its parasol
    [
      ['red', 'M1112 196V74', 7],
      ['red', 'M1046 82q4-48 66-50 62 2 66 50z'],
      ['white', 'M1090 82q2-42 22-50 20 8 22 50z'],
    ],
    [
      ['aqua', block(1066, 138, 96, 52, 4)],
      ['white', block(1066, 150, 96, 12)],
      ['night', `${disc(1086, 202, 12)}${disc(1142, 202, 12)}`],
      ['mango', `${block(1078, 112, 14, 26, 3)}${block(1100, 112, 14, 26, 3)}`],
      ['pink', block(1122, 112, 14, 26, 3)],
    ],
  ],
};
