import { block, cat, disc, dome, moon, person, sheet } from './pieces';
import type { Scene } from './scene';

/** The way of a payment from a lit window through the vault and the armoured bus past the guard to the one long list. */
export const vault: Scene = {
  board: 'growth',
  parts: [150, 150, 150, 150, 150],
  ground: [
    ['night', block(0, 0, 300, 220)],
    ['aqua', block(300, 0, 300, 220)],
    ['sky', block(600, 0, 300, 220)],
    ['mango', block(900, 0, 300, 220)],
    ['blue', block(1200, 0, 300, 220)],
    ['pavement', block(0, 180, 1500, 40)],
    [
      'white',
      'M10 202h60M110 202h60M210 202h60M310 202h60M410 202h60M510 202h60M610 202h60M710 202h60M810 202h60M910 202h60M1010 202h60M1110 202h60M1210 202h60M1310 202h60M1410 202h60',
      5,
    ],
  ],
  things: [
    // Lit at any hour
    moon(46, 46),
    [
      ['blue', block(82, 62, 136, 118)],
      ['red', 'M66 62l84-48 84 48z'],
      ['mango', `${block(98, 78, 42, 44)}${block(160, 78, 42, 44)}`],
      ['aqua', block(128, 136, 44, 44)],
      ['white', 'M119 78v44M98 100h42M181 78v44M160 100h42', 4],
    ],
    [
      ['white', disc(150, 44, 20)],
      ['night', 'M150 30v15l10 6', 5],
    ],
    cat(254, 180, 'pink'),
    // What never leaves the vault
    [
      ['blue', block(352, 14, 196, 166, 8)],
      ['night', `${block(366, 176, 30, 14)}${block(504, 176, 30, 14)}`],
      ['white', disc(450, 96, 66)],
      ['pavement', disc(450, 96, 54)],
      ['red', 'M450 52v88M406 96h88M419 65l62 62M481 65l-62 62', 10],
      ['mango', disc(450, 96, 22)],
      ['white', `${block(356, 44, 14, 30)}${block(356, 118, 14, 30)}`],
    ],
    // On the road behind steel
    [
      ['red', 'M622 56h176q10 0 16 8l44 52v64H622z'],
      ['white', block(622, 130, 236, 14)],
      ['aqua', 'M786 74h16l32 42h-48z'],
      ['night', `${disc(674, 180, 26)}${disc(806, 180, 26)}`],
      ['white', `${disc(674, 180, 10)}${disc(806, 180, 10)}`],
    ],
    [
      ['mango', block(682, 76, 62, 48, 6)],
      ['night', 'M696 78v-12q0-16 17-16t17 16v12', 8],
      ['night', `${disc(713, 96, 7)}${block(710, 98, 6, 16)}`],
    ],
    // Nobody passes with a paper that only looks right
    [
      ['white', block(1008, 104, 190, 18)],
      ['red', `${block(1040, 104, 32, 18)}${block(1104, 104, 32, 18)}${block(1168, 104, 30, 18)}`],
      ['night', block(990, 88, 26, 92)],
    ],
    person(960, 180, 'blue', 'white'),
    [['night', `${dome(960, 116, 20)}${block(938, 112, 50, 8)}`]],
    [
      ['white', block(1060, 24, 72, 66)],
      ['night', 'M1072 42h48M1072 56h32M1072 70h40', 5],
      ['red', 'M1052 16l88 82M1140 16l-88 82', 10],
    ],
    person(1150, 200, 'pink', 'white'),
    // One list, however long the month was
    [
      ['white', 'M1290 50h120v112q0 18 18 18h38v22h-90q-26 0-26-26h-60z'],
      ['pavement', dome(1350, 50, 60)],
      ['night', disc(1350, 46, 14)],
      ['mango', 'M1306 76h28M1306 100h28M1306 124h28M1306 148h28', 9],
      ['night', 'M1348 76h46M1348 100h36M1348 124h46M1348 148h40', 6],
    ],
    person(1246, 200, 'mango', 'white'),
    sheet(1446, 30, 40, 72, 'red'),
  ],
};
