import { passer } from './people';
import { block, cat, disc, dome, moon, sheet } from './pieces';
import type { Scene } from './scene';

/** The way of a payment from a lit window through the vault and the armoured bus past the guard to the one long list. */
export const vault: Scene = {
  board: 'growth',
  parts: 5,
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
    moon(26, 40),
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
    cat(276, 180, 'pink'),
    // What never leaves the vault
    [
      ['blue', block(374, 14, 152, 166, 8)],
      ['night', `${block(386, 176, 28, 14)}${block(486, 176, 28, 14)}`],
      ['white', disc(450, 96, 66)],
      ['pavement', disc(450, 96, 54)],
      ['red', 'M450 52v88M406 96h88M419 65l62 62M481 65l-62 62', 10],
      ['mango', disc(450, 96, 22)],
      ['white', `${block(370, 44, 12, 30)}${block(370, 118, 12, 30)}`],
    ],
    // On the road behind steel
    [
      ['red', 'M672 56h96q10 0 16 8l40 52v64H672z'],
      ['white', block(672, 130, 152, 14)],
      ['aqua', 'M766 74h12l32 42h-44z'],
      ['night', `${disc(708, 180, 24)}${disc(788, 180, 24)}`],
      ['white', `${disc(708, 180, 9)}${disc(788, 180, 9)}`],
    ],
    [
      ['mango', block(688, 78, 58, 46, 6)],
      ['night', 'M701 80v-14q0-16 16-16t16 16v14', 8],
      ['night', `${disc(717, 97, 7)}${block(714, 99, 6, 16)}`],
    ],
    [['white', 'M618 88h36M608 112h46M626 136h28', 7]],
    // Nobody passes with a paper that only looks right
    [
      ['white', block(1046, 104, 152, 18)],
      ['red', `${block(1068, 104, 28, 18)}${block(1120, 104, 28, 18)}${block(1172, 104, 26, 18)}`],
      ['night', block(1030, 88, 24, 96)],
    ],
    passer(1002, 200, 'blue', { tall: 140, hair: 'helmet' }),
    [
      ['white', block(1064, 24, 58, 64)],
      ['night', 'M1073 40h40M1073 54h26M1073 68h32', 5],
      ['red', 'M1058 18l70 78M1128 18l-70 78', 10],
    ],
    passer(1182, 206, 'pink', { tall: 136 }),
    // One list, however long the month was
    [
      ['white', 'M1290 50h120v112q0 18 18 18h38v22h-90q-26 0-26-26h-60z'],
      ['pavement', dome(1350, 50, 60)],
      ['night', disc(1350, 46, 14)],
      ['mango', 'M1306 76h28M1306 100h28M1306 124h28M1306 148h28', 9],
      ['night', 'M1348 76h46M1348 100h36M1348 124h46M1348 148h40', 6],
    ],
    passer(1224, 206, 'mango', { tall: 136 }),
    sheet(1444, 30, 36, 72, 'red'),
  ],
};
