import { passer } from './people';
import { block, disc, waves } from './pieces';
import type { Scene, Thing } from './scene';

import { cat } from './street-life';

/** A detector on the ceiling, x its middle, y the ceiling; its lamp says that it noticed something. */
const detector = (x: number, y: number): Thing => [
  ['white', `M${x - 34} ${y}h68q0 22-34 22t-34-22z`],
  ['red', disc(x, y + 12, 6)],
];

/** What an alarm notices: a door, somebody, smoke and water, and whose finger it is. */
export const sensors: Scene = {
  board: 'tech',
  parts: 4,
  ground: [
    ['blue', block(0, 0, 300, 220)],
    ['pink', block(300, 0, 300, 220)],
    ['aqua', block(600, 0, 300, 220)],
    ['sand', block(900, 0, 300, 220)],
    ['night', block(0, 188, 1200, 32)],
    ['white', block(0, 188, 1200, 6)],
  ],
  things: [
    // A door that opens, a contact on its frame, and a pane with a hole
    [
      ['night', block(44, 36, 100, 152)],
      ['sand', block(54, 46, 80, 142)],
      ['red', 'M54 46l48 18v124h-48z'],
      ['mango', disc(92, 126, 5)],
    ],
    [
      ['white', `${block(108, 24, 30, 16, 4)}${block(72, 24, 28, 16, 4)}`],
      ['red', disc(128, 32, 4)],
    ],
    waves(150, 34, 'mango', 2),
    [
      ['white', block(182, 60, 88, 88)],
      ['sky', block(190, 68, 72, 72)],
      ['night', 'M226 88l8 10 14-2-6 12 10 10-14 2-4 14-10-10-14 4 4-14-10-10 14-2z'],
    ],
    // A cat does not weigh enough
    [['mango', 'M322 34L470 188H590L340 26z']],
    [
      ['white', 'M306 10h44l-8 40h-28z'],
      ['red', disc(328, 28, 7)],
    ],
    cat(446, 188, 'night'),
    passer(552, 188, 'blue', { tall: 132, skin: 'sand', arm: [-34, 116] }),
    // Smoke above a pot, and water on the floor
    detector(702, 0),
    [
      ['night', block(640, 126, 124, 62)],
      ['pavement', `${disc(666, 158, 12)}${disc(702, 158, 12)}${disc(738, 158, 12)}`],
    ],
    [
      ['red', block(664, 92, 76, 34)],
      ['red', 'M650 100h104', 8],
      ['white', 'M684 82q-14-16 0-28t0-26M716 82q14-16 0-28t0-26', 8],
    ],
    [
      ['blue', 'M790 190q8-16 34-14 8-10 26-4 26-2 32 18z'],
      ['blue', 'M842 104q22 28 0 42-22-14 0-42z'],
      ['white', 'M834 132q2 8 8 8', 4],
    ],
    // Who may come in
    [
      ['night', block(936, 40, 96, 118, 8)],
      ['aqua', block(948, 52, 72, 24)],
      [
        'white',
        [0, 1, 2]
          .flatMap((row) => [0, 1, 2].map((at) => block(950 + at * 25, 86 + row * 22, 18, 15, 3)))
          .join(''),
      ],
    ],
    [
      ['pink', 'M1012 128q8-8 18 0l10 22h30q10 0 10 10v12h-46q-10 0-14-10z'],
      ['red', 'M1066 150h30v26h-30z'],
    ],
    [
      ['sea', block(1112, 30, 70, 158)],
      ['white', block(1124, 44, 46, 44)],
      ['mango', `${disc(1124, 116, 9)}${block(1120, 116, 8, 22)}`],
    ],
  ],
};
