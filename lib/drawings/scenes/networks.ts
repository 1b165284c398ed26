import { backRooms } from './back-rooms';
import { passer, person } from './people';
import { block, disc, phone, waves } from './pieces';
import type { Scene } from './scene';

/** A venue cut open: three rooms of guests, and below them the till, the office and where the cables come in. */
export const networks: Scene = {
  board: 'tech',
  parts: 6,
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
    phone(69, 76, 'aqua'),
    passer(40, 206, 'red', { tall: 142, arm: [30, 98] }),
    passer(258, 206, 'blue', { tall: 136, arm: [-20, 128] }),
    // A wall that swallows the signal
    [
      ['pavement', block(426, 8, 40, 196)],
      [
        'white',
        'M426 48h40M426 88h40M426 128h40M426 168h40M446 8v40M436 48v40M456 48v40M446 88v40M436 128v40M456 128v40M446 168v36',
        3,
      ],
    ],
    [
      ['red', block(372, 176, 48, 28)],
      ['mango', disc(386, 190, 5)],
      ['red', 'M396 176V150', 6],
    ],
    waves(396, 140, 'red', 2),
    phone(529, 76, 'red'),
    passer(498, 206, 'mango', { tall: 132, arm: [30, 96] }),
    passer(568, 206, 'red', { tall: 118, arm: [-18, 112] }),
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
      ['white', 'M1146 104h34v52l-6-5-5 5-6-5-6 5-5-5-6 5z'],
      ['red', 'M1154 118h18M1154 130h12', 5],
    ],
    // Who waits for the card to be taken
    person(940, 156, 'blue', { hair: 'bun' }),
    [
      ['blue', 'M950 128l34 20', 12],
      ['pink', disc(986, 148, 8)],
    ],
    ...backRooms,
  ],
};
