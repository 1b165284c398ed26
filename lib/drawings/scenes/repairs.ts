import { block, disc, person } from './pieces';
import type { Scene } from './scene';
import { cat, laptop, motorbike } from './street-life';

/** The counter of a repair shop, and the cat that finds every warm machine. */
export const repairs: Scene = {
  board: 'tech',
  parts: [150, 150, 150, 150],
  ground: [
    ['aqua', block(0, 0, 300, 220)],
    ['mango', block(300, 0, 300, 220)],
    ['pink', block(600, 0, 300, 220)],
    ['aqua', block(900, 0, 300, 220)],
    ['night', `${block(0, 0, 1200, 8)}${block(0, 204, 1200, 16)}`],
    ['night', `${block(294, 0, 12, 204)}${block(594, 0, 12, 204)}`],
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
      ['night', 'M150 42a36 36 0 1 0 .1 0zM176 104l34 40', 11],
      ['sky', 'M132 78a18 18 0 0 1 18-18', 6],
    ],
    // On its way to whoever cannot come
    [
      ['red', 'M318 8h264v26l-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14z'],
      ['sand', 'M362 8h44v26l-22 14-22-14zM450 8h44v26l-22 14-22-14zM538 8h44v26l-22 14-22-14z'],
    ],
    motorbike(374, 204, 'blue'),
    [
      ['red', block(322, 66, 84, 50, 6)],
      ['night', 'M344 66v-16h40v16', 8],
      ['white', `${block(358, 74, 12, 34)}${block(347, 85, 34, 12)}`],
    ],
    [
      ...person(440, 140, 'aqua'),
      ['blue', 'M421 84a19 19 0 0 1 38 0h16v8h-54z'],
      ['pink', 'M458 118l34-16', 13],
    ],
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
      ['white', 'M756 30l50 10-10 46-50-10z'],
      ['pink', disc(778, 56, 13)],
    ],
    [
      ['white', 'M682 18l46-6 6 42-46 6z'],
      ['red', 'M697 29q6-8 12 0q6-8 12 0q0 10-13 18q-11-8-11-18z'],
    ],
    cat(844, 84, 'night'),
    // What was wrong, and what is new
    [
      ['white', 'M912 28h120q10 0 10 10v64q0 10-10 10h-30l-22 26v-26h-68q-10 0-10-10V38q0-10 10-10z'],
      ['pavement', disc(948, 70, 28)],
      ['night', `${disc(948, 70, 8)}M934 52l8 10M962 88l-8-10M930 84l10-8M966 56l-10 8`, 4],
      ['red', 'M930 52l36 36M966 52l-36 36', 8],
      ['sea', disc(1010, 70, 25)],
      ['white', 'M998 70l9 9 17-18', 7],
    ],
    [
      ...person(1072, 154, 'blue'),
      ['night', 'M1053 92a19 19 0 0 1 38 0h10v7h-48z'],
      ['red', block(1062, 132, 20, 14)],
    ],
    laptop(1146, 154, 'mango'),
    [
      ['white', disc(1146, 100, 24)],
      ['night', `${disc(1138, 96, 3)}${disc(1154, 96, 3)}M1134 106q12 12 24 0`],
    ],
  ],
};
