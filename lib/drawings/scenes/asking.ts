import { block, disc, dome } from './pieces';
import type { Painted, Scene } from './scene';
import { awning, bubble, clock, dog, palm, passer, robot, tick } from './street';

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
      ['blue', 'M22 92l58-10v86l-58 10z'],
      ['white', 'M80 82l10 6v82l-10-2z'],
    ],
    clock(50, 122, 17, 'mango'),
    [['mango', 'M36 154l28-5', 6]],
    [
      ['night', block(222, 88, 54, 94, 9)],
      ['aqua', block(228, 98, 42, 72)],
      ['pink', 'M228 150l42-26v46h-42z'],
    ],
    clock(249, 124, 15, 'red'),
    // A robot before a board of words; what is a picture of words it leaves alone
    robot(400, 196),
    [
      ['night', 'M486 92l-16 104M546 92l16 104', 7],
      board(464, 44, 104, 120),
      ['red', block(476, 56, 80, 16)],
      ['night', 'M478 88h52M478 106h64M478 124h46M478 142h58', 7],
    ],
    [
      ['red', 'M432 140L466 96', 9],
      ['night', disc(480, 86, 25)],
      ['aqua', disc(480, 86, 18)],
      ['night', 'M468 82h24M468 92h18', 5],
    ],
    palm(334, 184, 128),
    // Drawers, each with its thing
    [
      ['blue', block(658, 40, 190, 150, 4)],
      [
        'sand',
        `${block(668, 50, 52, 40)}${block(728, 50, 52, 40)}${block(788, 50, 52, 40)}${block(668, 98, 52, 40)}${block(788, 98, 52, 40)}${block(668, 146, 52, 36)}${block(728, 146, 52, 36)}${block(788, 146, 52, 36)}`,
      ],
      ['red', 'M694 82q-14-16 0-24q14 8 0 24zM680 108h28v22h-28z'],
      ['red', 'M802 58v24M814 58v24M826 58v24', 5],
      ['mango', `${disc(814, 118, 12)}`],
      ['sea', 'M680 164h28M740 158h28M740 170h20M800 164h28', 6],
    ],
    clock(754, 70, 14),
    [
      ['mango', 'M728 98h52v44l-8 22h-52l8-22z'],
      ['night', 'M728 142h52l-8 22h-52z'],
      ['white', 'M738 112h32M738 124h22', 6],
    ],
    robot(620, 196, 'pink'),
    // A guide below her parasol, and what guests ask her
    [
      ['night', 'M1050 196V60', 7],
      ['red', 'M962 66q12-48 88-52q76 4 88 52z'],
      ['white', 'M1006 66q4-40 44-52q40 12 44 52z'],
      ['red', 'M1034 66q2-38 16-52q14 14 16 52z'],
    ],
    passer(1084, 196, 'sea', { tall: 122, arm: [-30, 96] }),
    [
      ['mango', block(1000, 148, 112, 48)],
      ['red', block(992, 140, 128, 12)],
      ['white', 'M1042 186v-10q14-4 10-12q-6-8-14 0', 6],
    ],
    passer(944, 196, 'blue', { tall: 128, skin: 'white', arm: [28, 78] }),
    [['night', block(964, 98, 16, 30, 4)]],
    [
      bubble(896, 18, 68, 46, 'white', 0.5),
      ['night', `${disc(914, 48, 8)}${disc(946, 48, 8)}`],
      ['red', 'M912 48l10-14h14l10 14z'],
    ],
    [
      bubble(1136, 54, 56, 46, 'white', 0.2),
      ['blue', `${disc(1154, 86, 6)}`],
      ['blue', 'M1159 86V66l18-4v20', 4],
    ],
    // A kiosk that sells what assistants quote
    [
      ['sea', block(1262, 62, 180, 134)],
      ['night', block(1276, 76, 152, 62)],
    ],
    passer(1352, 196, 'mango', { tall: 108, legs: 'sea' }),
    [
      ['sea', block(1262, 138, 180, 58)],
      ['red', block(1252, 132, 200, 12)],
      ['white', `${block(1274, 150, 34, 38)}${block(1396, 150, 34, 38)}`],
      ['pink', block(1316, 150, 32, 38)],
      ['mango', block(1356, 150, 32, 38)],
      ['night', 'M1280 160h22M1280 170h22M1280 180h14M1402 180h22', 4],
      ['red', `${disc(1372, 168, 9)}M1332 182q-14-16 0-24q14 8 0 24z`],
      ['blue', block(1402, 156, 22, 16)],
    ],
    awning(1250, 38, 25.5, 8, 'red', 34),
    [
      ['white', block(1286, 90, 26, 34)],
      ['aqua', block(1386, 90, 30, 34)],
      ['night', 'M1291 100h16M1291 110h16', 4],
    ],
    palm(1478, 188, 140),
    // The same questions again, and a mark for each answer
    robot(1712, 196),
    [
      bubble(1656, 12, 112, 38, 'mango', 0.45),
      tick(1668, 20, 20),
      tick(1702, 20, 20),
      tick(1736, 20, 20, 'red'),
    ],
    passer(1570, 196, 'red', { tall: 132, skin: 'white', arm: [36, 84] }),
    [
      ['blue', block(1590, 72, 64, 84, 4)],
      board(1597, 84, 50, 66),
      ['night', block(1610, 66, 24, 14, 3)],
      tick(1602, 90, 14),
      tick(1602, 110, 14),
      ['night', 'M1622 100h20M1622 120h20M1602 138h36', 4],
    ],
    dog(1500, 206, 'white'),
  ],
};
