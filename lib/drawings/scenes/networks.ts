import { block, disc, person, waves } from './pieces';
import type { Scene } from './scene';
import { cat } from './street-life';

/** A venue cut open: three rooms of guests, and below them the till, the office and where the cables come in. */
export const networks: Scene = {
  board: 'tech',
  parts: [150, 150, 150, 150, 150, 150],
  ground: [
    ['sand', block(0, 0, 300, 220)],
    ['aqua', block(300, 0, 300, 220)],
    ['blue', block(600, 0, 300, 220)],
    ['aqua', block(900, 0, 300, 220)],
    ['sand', block(1200, 0, 300, 220)],
    ['pink', block(1500, 0, 300, 220)],
    ['night', `${block(0, 204, 1800, 16)}${block(0, 0, 1800, 8)}`],
    [
      'night',
      `${block(294, 0, 12, 220)}${block(594, 0, 12, 220)}${block(1194, 0, 12, 220)}${block(1494, 0, 12, 220)}`,
    ],
  ],
  things: [
    // One phone with all its bars, and nothing comes
    [
      ['night', block(104, 34, 92, 156, 14)],
      ['white', block(112, 48, 76, 118)],
      ['blue', `${block(122, 66, 9, 12)}${block(135, 60, 9, 18)}${block(148, 54, 9, 24)}`],
      ['mango', disc(150, 118, 26)],
      ['red', 'M140 108L160 128M160 108L140 128', 8],
      ['mango', block(138, 174, 24, 6)],
    ],
    person(48, 204, 'red'),
    person(254, 204, 'blue'),
    // A wall that swallows the signal
    [
      ['pavement', block(424, 8, 56, 196)],
      [
        'white',
        'M424 48h56M424 88h56M424 128h56M424 168h56M452 8v40M438 48v40M466 48v40M452 88v40M438 128v40M466 128v40M452 168v36',
        3,
      ],
    ],
    [
      ['red', block(330, 176, 60, 28)],
      ['mango', disc(346, 190, 5)],
      ['red', 'M360 176V150', 6],
    ],
    waves(360, 140, 'red'),
    person(540, 204, 'mango', 'white'),
    // The street in the evening, every neighbour on the same channel
    [
      ['pink', block(622, 96, 70, 108)],
      ['night', block(634, 150, 22, 54)],
      ['white', block(664, 112, 18, 18)],
    ],
    [
      ['mango', block(706, 72, 88, 132)],
      ['night', block(740, 146, 26, 58)],
      ['white', `${block(718, 90, 20, 20)}${block(762, 90, 20, 20)}`],
    ],
    [
      ['aqua', block(808, 104, 70, 100)],
      ['night', block(832, 156, 22, 48)],
      ['white', block(820, 120, 18, 18)],
    ],
    waves(657, 88, 'white'),
    waves(750, 64, 'red'),
    waves(843, 96, 'white'),
    // The till
    [
      ['night', block(920, 156, 260, 48)],
      ['mango', block(920, 156, 260, 12)],
    ],
    [
      ['night', 'M1060 156l-10-26h20z'],
      ['red', block(990, 44, 120, 88, 8)],
      ['white', block(1000, 54, 100, 68)],
      ['mango', `${block(1010, 64, 24, 20)}${block(1038, 64, 24, 20)}${block(1066, 64, 24, 20)}`],
      ['night', block(1010, 94, 80, 16)],
    ],
    [
      ['white', 'M1124 104h34v52l-6-5-5 5-6-5-6 5-5-5-6 5z'],
      ['red', 'M1132 118h18M1132 130h12', 5],
    ],
    person(948, 156, 'blue'),
    // The office behind glass
    [
      ['blue', block(1226, 40, 120, 74, 6)],
      ['white', block(1236, 50, 100, 54)],
      ['mango', block(1246, 84, 14, 20)],
      ['red', block(1268, 70, 14, 34)],
      ['aqua', block(1290, 60, 14, 44)],
      ['night', 'M1286 114v34', 10],
    ],
    [
      ['red', block(1216, 148, 268, 14)],
      ['red', `${block(1230, 162, 12, 42)}${block(1458, 162, 12, 42)}`],
    ],
    person(1440, 148, 'night'),
    [
      ['white', 'M1362 64q32-38 64 0q-32 38-64 0z'],
      ['night', disc(1394, 64, 13)],
    ],
    // Cables nobody drew
    [
      ['night', block(1640, 40, 120, 120, 6)],
      ['white', `${block(1652, 56, 96, 16)}${block(1652, 84, 96, 16)}${block(1652, 112, 96, 16)}`],
      ['red', disc(1664, 64, 4)],
      ['mango', disc(1664, 92, 4)],
      ['aqua', disc(1664, 120, 4)],
    ],
    cat(1604, 204, 'white'),
    [
      ['red', 'M1520 60q70 0 60 60t70 20q20-60 70-20t60 60', 8],
      ['blue', 'M1512 120q60-40 90 0t20 70h150', 8],
      ['mango', 'M1530 190q10-120 80-60t60 30v-16', 8],
    ],
    [
      ['white', block(1540, 108, 44, 30, 4)],
      ['night', 'M1556 118q6-8 12 0t-6 10', 4],
    ],
  ],
};
