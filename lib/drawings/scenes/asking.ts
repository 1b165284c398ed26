import { passer } from './people';
import { block, disc, dome } from './pieces';
import type { Painted, Scene } from './scene';
import { awning, bubble, clock, dog, palm, robot, tick } from './street';

const board = (x: number, y: number, wide: number, tall: number): Painted => [
  'white',
  block(x, y, wide, tall, 4),
];

/** Beach Road from end to end: the same hours everywhere, a robot that reads, drawers, a guide, a kiosk, and who comes back every month to ask. */
export const asking: Scene = {
  board: 'growth',
  parts: 6,
  ground: [
    ['sky', block(0, 0, 1800, 120)],
    ['mango', `${dome(1080, 118, 62)}`],
    ['sea', block(0, 116, 1800, 50)],
    [
      'aqua',
      'M40 132h90M260 146h70M560 130h80M860 148h90M1160 134h70M1480 130h60M1640 148h100M420 152h40M1320 152h60',
      5,
    ],
    ['white', 'M226 116l24-50 24 50zM850 118h70l-12 14h-46zM876 116V84l28 32zM1722 116l22-44 22 44z'],
    ['sand', block(0, 164, 1800, 56)],
    ['pink', 'M0 196h1800v24H0z'],
    ['white', Array.from({ length: 45 }, (_, i) => `M${i * 40 + 20} 196l-16 24`).join(''), 4],
  ],
  things: [
    // A bar, its guide book and its map: one clock on all of them
    [
      ['red', block(92, 56, 116, 140)],
      ['night', block(108, 132, 84, 64)],
    ],
    awning(84, 44, 22, 6, 'mango', 30),
    clock(150, 106, 26),
    [
      ['blue', 'M8 92l58-10v86l-58 10z'],
      ['white', 'M66 82l10 6v82l-10-2z'],
    ],
    clock(36, 122, 17, 'mango'),
    [['mango', 'M22 154l28-5', 6]],
    [
      ['night', block(242, 88, 54, 94, 9)],
      ['aqua', block(248, 98, 42, 72)],
      ['pink', 'M248 150l42-26v46h-42z'],
    ],
    clock(269, 124, 15, 'red'),
    // A robot before a board of words; what is a picture of words it leaves alone
    robot(382, 196),
    [
      ['night', 'M428 92l-10 104M478 92l10 104', 7],
      board(408, 44, 84, 120),
      ['red', block(418, 56, 64, 16)],
      ['night', 'M420 88h42M420 106h60M420 124h38M420 142h52', 7],
    ],
    [
      ['red', 'M416 142L442 104', 9],
      ['night', disc(450, 92, 24)],
      ['aqua', disc(450, 92, 17)],
      ['night', 'M439 88h22M439 98h16', 5],
    ],
    palm(536, 184, 128),
    // Drawers, each with its thing
    [
      ['blue', block(678, 40, 144, 150, 4)],
      [
        'sand',
        `${block(686, 50, 38, 40)}${block(731, 50, 38, 40)}${block(776, 50, 38, 40)}${block(686, 98, 38, 40)}${block(776, 98, 38, 40)}${block(686, 146, 38, 36)}${block(731, 146, 38, 36)}${block(776, 146, 38, 36)}`,
      ],
      ['red', 'M705 82q-14-16 0-24q14 8 0 24zM692 108h26v22h-26z'],
      ['red', 'M785 58v24M795 58v24M805 58v24', 5],
      ['mango', `${disc(795, 118, 12)}`],
      ['sea', 'M693 164h24M740 158h20M740 170h14M783 164h24', 6],
    ],
    clock(750, 70, 14),
    [
      ['mango', 'M731 98h38v44l-8 22h-38l8-22z'],
      ['night', 'M731 142h38l-8 22h-38z'],
      ['white', 'M739 112h22M739 124h14', 6],
    ],
    robot(620, 196, 'pink'),
    // A guide below her parasol, and what guests ask her
    [
      ['night', 'M1050 196V60', 7],
      ['red', 'M976 66q10-48 74-52q64 4 74 52z'],
      ['white', 'M1012 66q4-40 38-52q34 12 38 52z'],
      ['red', 'M1036 66q2-38 14-52q12 14 14 52z'],
    ],
    passer(1084, 196, 'sea', { tall: 122, arm: [-30, 96] }),
    [
      ['mango', block(1000, 148, 112, 48)],
      ['red', block(992, 140, 128, 12)],
      ['white', 'M1042 186v-10q14-4 10-12q-6-8-14 0', 6],
    ],
    passer(928, 196, 'blue', { tall: 128, arm: [28, 78] }),
    [['night', block(948, 98, 16, 30, 4)]],
    [
      bubble(888, 18, 68, 46, 'white', 0.5),
      ['night', `${disc(906, 48, 8)}${disc(938, 48, 8)}`],
      ['red', 'M904 48l10-14h14l10 14z'],
    ],
    [
      bubble(1136, 54, 56, 46, 'white', 0.2),
      ['blue', `${disc(1154, 86, 6)}`],
      ['blue', 'M1159 86V66l18-4v20', 4],
    ],
    // A kiosk that sells what assistants quote
    [
      ['sea', block(1274, 62, 156, 134)],
      ['night', block(1286, 76, 132, 62)],
    ],
    passer(1352, 196, 'mango', { tall: 108, legs: 'sea' }),
    [
      ['sea', block(1274, 138, 156, 58)],
      ['red', block(1266, 132, 172, 12)],
      ['white', `${block(1284, 150, 30, 38)}${block(1389, 150, 30, 38)}`],
      ['pink', block(1319, 150, 30, 38)],
      ['mango', block(1354, 150, 30, 38)],
      ['night', 'M1289 160h20M1289 170h20M1289 180h12M1394 180h20', 4],
      ['red', `${disc(1369, 168, 9)}M1334 182q-14-16 0-24q14 8 0 24z`],
      ['blue', block(1394, 156, 20, 16)],
    ],
    awning(1268, 38, 21, 8, 'red', 34),
    [
      ['white', block(1294, 90, 26, 34)],
      ['aqua', block(1384, 90, 26, 34)],
      ['night', 'M1299 100h16M1299 110h16', 4],
    ],
    palm(1478, 188, 140),
    // The same questions again, and a mark for each answer
    robot(1682, 196),
    [
      bubble(1634, 8, 84, 34, 'mango', 0.45),
      tick(1643, 16, 16),
      tick(1668, 16, 16),
      tick(1693, 16, 16, 'red'),
    ],
    passer(1590, 196, 'red', { tall: 132, arm: [24, 84] }),
    [
      ['blue', block(1604, 78, 52, 78, 4)],
      board(1610, 90, 40, 60),
      ['night', block(1619, 72, 22, 14, 3)],
      tick(1614, 96, 11),
      tick(1614, 114, 11),
      ['night', 'M1630 102h15M1630 120h15M1616 138h28', 4],
    ],
    dog(1500, 206, 'white'),
  ],
};
