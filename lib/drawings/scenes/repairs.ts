import { person } from './people';
import { block, disc } from './pieces';
import type { Scene } from './scene';
import { cat, laptop, motorbike } from './street-life';

/** The counter of a repair shop, and the cat that finds every warm machine. */
export const repairs: Scene = {
  board: 'tech',
  parts: 4,
  ground: [
    ['aqua', block(0, 0, 300, 220)],
    ['mango', block(300, 0, 300, 220)],
    ['pink', block(600, 0, 300, 220)],
    ['sand', block(900, 0, 300, 220)],
    ['night', `${block(0, 0, 1200, 8)}${block(0, 204, 1200, 16)}`],
    [
      'night',
      `${block(0, 0, 6, 204)}${block(294, 0, 12, 204)}${block(594, 0, 12, 204)}${block(894, 0, 12, 204)}${block(1194, 0, 6, 204)}`,
    ],
    ['red', `${block(0, 164, 294, 40)}${block(606, 164, 594, 40)}`],
    ['sand', `${block(20, 176, 254, 16)}${block(626, 176, 254, 16)}${block(920, 176, 254, 16)}`],
    ['night', `${block(0, 154, 300, 12)}${block(600, 154, 600, 12)}`],
  ],
  things: [
    // Looked into, and priced
    laptop(100, 154, 'blue'),
    [
      ['white', 'M76 82q0-16 16-16h16q16 0 16 16v12l-8 10h-32l-8-10z'],
      ['night', `${disc(90, 86, 6)}${disc(110, 86, 6)}M92 104v8M100 104v8M108 104v8`],
      ['white', 'M76 128q24-14 48 0', 6],
    ],
    [
      ['white', 'M196 26h84v110l-10.5-8-10.5 8-10.5-8-10.5 8-10.5-8-10.5 8-10.5-8-10.5 8z'],
      ['night', 'M210 44h56M210 60h40M210 76h48', 7],
      ['red', 'M214 98l14 14 30-24', 10],
    ],
    [
      ['white', disc(150, 78, 30)],
      ['night', 'M150 42a36 36 0 1 0 .1 0zM170 106l16 34', 11],
      ['sky', 'M132 78a18 18 0 0 1 18-18', 6],
    ],
    // On its way to whoever cannot come
    [
      ['red', 'M318 8h264v26l-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14z'],
      ['sand', 'M362 8h44v26l-22 14-22-14zM450 8h44v26l-22 14-22-14zM538 8h44v26l-22 14-22-14z'],
    ],
    motorbike(400, 204, 'blue', 0.75),
    [
      ['red', block(366, 82, 50, 42, 6)],
      ['night', 'M379 82v-12h24v12', 8],
      ['white', `${block(380, 88, 9, 30)}${block(370, 98, 29, 10)}`],
    ],
    [...person(432, 140, 'aqua', { hair: 'helmet', locks: 'blue' }), ['pink', 'M446 116l30 8', 13]],
    // Files across a cable, from the warm one into the safe one
    laptop(690, 154, 'sky'),
    [
      ['mango', disc(672, 92, 12)],
      ['sea', 'M638 136v-10l24-16 22 14 20-24 38 30v6z'],
    ],
    [['night', 'M770 140q24 16 36-12', 7]],
    [
      ['blue', block(806, 84, 76, 70, 8)],
      ['white', block(818, 96, 52, 30)],
      ['red', disc(824, 140, 5)],
      ['sea', 'M830 108l10 10 18-18', 8],
    ],
    [
      ['white', 'M718 24l50 10-10 46-50-10z'],
      ['pink', disc(740, 50, 13)],
    ],
    [
      ['white', 'M646 18l46-6 6 42-46 6z'],
      ['red', 'M661 29q6-8 12 0q6-8 12 0q0 10-13 18q-11-8-11-18z'],
    ],
    cat(844, 84, 'night'),
    // What was wrong, and what is new
    [
      ['white', 'M1036 6h96q8 0 8 8v36q0 8-8 8h-74l-18 18v-18h-4q-8 0-8-8V14q0-8 8-8z'],
      ['pavement', disc(1058, 32, 19)],
      ['night', disc(1058, 32, 6), 4],
      ['red', 'M1045 19l26 26M1071 19l-26 26', 8],
      ['sea', disc(1110, 32, 19)],
      ['white', 'M1101 32l7 8 13-15', 7],
    ],
    [...person(1010, 154, 'blue', { hair: 'cap', locks: 'red' }), ['red', block(994, 132, 18, 14)]],
    laptop(1086, 154, 'mango'),
    [
      ['white', disc(1086, 104, 24)],
      ['night', `${disc(1078, 100, 3)}${disc(1094, 100, 3)}M1074 110q12 12 24 0`],
    ],
  ],
};
