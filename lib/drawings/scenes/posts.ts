import { passer, person } from './people';
import { block, disc, dome } from './pieces';
import type { Scene } from './scene';
import { bubble, bulbsAlong, dog, palm, tick } from './street';

/** A month at a bar on the beach: its days on the wall, the plate before the camera, guests who write, and boards that stand as high as the posts went. */
export const posts: Scene = {
  board: 'growth',
  parts: 4,
  walls: ['pink', 'pink', 'pink', 'pink'],
  ground: [
    ['pink', block(0, 0, 1200, 130)],
    ['mango', dome(960, 128, 78)],
    ['sea', block(0, 124, 1200, 40)],
    ['aqua', 'M640 138h70M830 150h60M1090 138h80M560 152h40', 5],
    ['white', 'M1120 126h64l-12 14h-40zM1150 120V76l26 44z'],
    ['sand', block(0, 160, 1200, 60)],
    ['red', block(0, 0, 588, 196)],
    ['night', `${block(0, 0, 600, 14)}${block(588, 0, 12, 200)}`],
    ['mango', block(0, 196, 600, 24)],
    ['white', bulbsAlong(20, 20, 40, 15, 6)],
  ],
  things: [
    // The month on the wall, and whoever says yes to it
    [
      ['white', block(106, 46, 108, 128, 4)],
      ['night', block(106, 46, 108, 24, 4)],
      ['mango', `${disc(128, 58, 6)}${disc(192, 58, 6)}`],
      [
        'pink',
        [0, 1, 2, 3]
          .map((row) =>
            [0, 1, 2, 3]
              .filter((day) => (day + row) % 3)
              .map((day) => block(115 + day * 24, 80 + row * 23, 16, 16))
              .join(''),
          )
          .join(''),
      ],
      [
        'blue',
        [0, 1, 2, 3]
          .map((row) =>
            [0, 1, 2, 3]
              .filter((day) => (day + row) % 3 === 0)
              .map((day) => disc(123 + day * 24, 88 + row * 23, 5))
              .join(''),
          )
          .join(''),
      ],
    ],
    passer(242, 208, 'aqua', { tall: 146, arm: [-32, 96] }),
    [['night', block(184, 72, 40, 66, 7)], ['white', block(189, 80, 30, 48)], tick(193, 92, 22)],
    dog(34, 208, 'white'),
    // A plate that has its picture taken
    [
      ['night', block(360, 140, 106, 12)],
      ['night', `${block(370, 152, 12, 48)}${block(444, 152, 12, 48)}`],
    ],
    [
      ['white', 'M366 126h92l-14 14h-64z'],
      ['mango', 'M378 126q4-34 34-34t34 34z'],
      ['sea', 'M392 98q-10-18 8-26q6 14-2 26zM416 94q4-20 24-18q-4 16-20 20z'],
      ['red', `${disc(400, 114, 6)}${disc(424, 112, 6)}`],
    ],
    [
      ['night', 'M488 126l-22 80M488 126l20 80M488 126v74', 7],
      ['night', block(456, 84, 62, 46, 6)],
      ['night', block(474, 74, 24, 12)],
      ['white', disc(480, 107, 17)],
      ['blue', disc(480, 107, 11)],
      ['red', disc(509, 94, 4)],
    ],
    [['mango', 'M450 72l-14-20M438 86l-6-4M466 66V42', 6]],
    // The counter, where guests write and somebody answers
    [
      ['night', 'M618 66v130M866 66v130', 9],
      ['mango', 'M590 74l40-46h224l40 46z'],
      ['red', 'M590 74l40-46h36l-24 46zM694 74l12-46h40v46zM798 74l-12-46h36l24 46z'],
    ],
    person(742, 160, 'white', { hair: 'bun' }),
    [
      ['blue', block(626, 148, 232, 52)],
      ['mango', block(616, 140, 252, 12)],
      ['white', bulbsAlong(650, 176, 30, 7, 8)],
    ],
    [bubble(670, 84, 46, 40, 'white', 0.7), ['red', 'M693 116q-22-16-9-22q7-2 9 6q2-8 9-6q13 6-9 22z']],
    [bubble(768, 80, 48, 44, 'mango', 0.2), ['night', 'M776 94h32M776 108h20', 6]],
    passer(606, 210, 'pink', { tall: 116, hair: 'tail', arm: [20, 76] }),
    passer(876, 210, 'aqua', { tall: 122, legs: 'blue', arm: [-20, 78] }),
    palm(914, 188, 168),
    // Three boards that went far, and three that did not
    [
      ['white', 'M946 202q-44-84 0-162q44 78 0 162z'],
      ['red', 'M946 48V194', 7],
    ],
    [
      ['blue', 'M996 204q-50-98 0-184q50 86 0 184z'],
      ['mango', 'M972 92h48v26h-48z'],
    ],
    [['mango', 'M976 22l-5-20 14 8 11-10 11 10 14-8-5 20z']],
    [
      ['red', 'M1046 202q-44-74 0-146q44 72 0 146z'],
      ['white', 'M1046 66V194', 7],
    ],
    [
      ['aqua', 'M1092 204q-38-36 0-72q38 36 0 72z'],
      ['night', 'M1092 142V198', 5],
    ],
    [
      ['white', 'M1128 204q-34-30 0-60q34 30 0 60z'],
      ['red', 'M1128 152V198', 5],
    ],
    [
      ['blue', 'M1160 204q-30-24 0-48q30 24 0 48z'],
      ['white', 'M1160 164V198', 5],
    ],
  ],
};
