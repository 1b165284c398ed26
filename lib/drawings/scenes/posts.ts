import { block, disc, dome, person } from './pieces';
import type { Scene } from './scene';
import { bubble, bulbsAlong, dog, palm, passer, tick } from './street';

/** A month at a bar on the beach: its days on the wall, the plate before the camera, guests who write, and boards that stand as high as the posts went. */
export const posts: Scene = {
  board: 'growth',
  parts: [150, 150, 150, 150],
  ground: [
    ['pink', block(0, 0, 1200, 130)],
    ['mango', dome(960, 128, 78)],
    ['sea', block(0, 124, 1200, 40)],
    ['aqua', 'M640 138h70M830 150h60M1090 138h80M560 152h40', 5],
    ['white', 'M1120 126h64l-12 14h-40zM1150 120V76l26 44z'],
    ['sand', block(0, 160, 1200, 60)],
    ['red', block(0, 0, 560, 196)],
    ['night', `${block(0, 0, 572, 14)}${block(560, 0, 12, 200)}`],
    ['mango', block(0, 196, 572, 24)],
    ['white', bulbsAlong(20, 20, 40, 14, 6)],
  ],
  things: [
    // The month on the wall, and whoever says yes to it
    [
      ['white', block(76, 46, 148, 128, 4)],
      ['night', block(76, 46, 148, 24, 4)],
      ['mango', `${disc(100, 58, 6)}${disc(200, 58, 6)}`],
      [
        'pink',
        [0, 1, 2, 3]
          .map((row) =>
            [0, 1, 2, 3, 4, 5]
              .filter((day) => (day + row) % 3)
              .map((day) => block(86 + day * 22, 80 + row * 23, 16, 16))
              .join(''),
          )
          .join(''),
      ],
      [
        'blue',
        [0, 1, 2, 3]
          .map((row) =>
            [0, 1, 2, 3, 4, 5]
              .filter((day) => (day + row) % 3 === 0)
              .map((day) => disc(94 + day * 22, 88 + row * 23, 5))
              .join(''),
          )
          .join(''),
      ],
    ],
    passer(252, 208, 'aqua', { tall: 146, arm: [-38, 96] }),
    [['night', block(188, 72, 40, 66, 7)], ['white', block(193, 80, 30, 48)], tick(197, 92, 22)],
    dog(40, 208, 'white'),
    // A plate that has its picture taken
    [
      ['night', block(318, 140, 134, 12)],
      ['night', `${block(328, 152, 12, 48)}${block(430, 152, 12, 48)}`],
    ],
    [
      ['white', 'M330 126h112l-16 14h-80z'],
      ['mango', 'M346 126q4-34 40-34t40 34z'],
      ['sea', 'M366 98q-10-18 8-26q6 14-2 26zM390 94q4-20 24-18q-4 16-20 20z'],
      ['red', `${disc(374, 114, 6)}${disc(398, 112, 6)}`],
    ],
    [
      ['night', 'M508 122l-30 84M508 122l24 84M508 122v78', 7],
      ['night', block(474, 76, 76, 50, 6)],
      ['night', block(496, 66, 26, 14)],
      ['white', disc(496, 101, 21)],
      ['blue', disc(496, 101, 14)],
      ['red', disc(540, 86, 4)],
    ],
    [['mango', 'M440 70l-14-22M420 80l-24-14M452 62V36', 6]],
    // The counter, where guests write and somebody answers
    [
      ['night', 'M618 66v130M866 66v130', 9],
      ['mango', 'M590 74l40-46h224l40 46z'],
      ['red', 'M590 74l40-46h36l-24 46zM694 74l12-46h40v46zM798 74l-12-46h36l24 46z'],
    ],
    person(742, 160, 'white', 'night'),
    [
      ['blue', block(626, 148, 232, 52)],
      ['mango', block(616, 140, 252, 12)],
      ['white', bulbsAlong(650, 176, 30, 7, 8)],
    ],
    [bubble(642, 82, 62, 42, 'white', 0.7), ['red', 'M673 114q-24-18-10-24q7-2 10 6q3-8 10-6q14 6-10 24z']],
    [bubble(782, 78, 66, 46, 'mango', 0.2), ['night', 'M794 92h42M794 106h26', 6]],
    passer(606, 210, 'pink', { tall: 116, skin: 'white', arm: [20, 76] }),
    passer(876, 210, 'aqua', { tall: 122, skin: 'white', legs: 'blue', arm: [-20, 78] }),
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
