import { person } from './people';
import { block, disc } from './pieces';
import type { Painted, Scene } from './scene';
import { dog, tick } from './street';

const card = (x: number, y: number, paint: Painted[0]): Painted => [paint, block(x, y, 140, 96, 6)];

/** The table of a print shop: a proof below the glass, a design on the mat, and a card with two sides that comes out of the press. */
export const proofs: Scene = {
  board: 'print',
  parts: 3,
  ground: [
    ['sand', block(0, 0, 900, 150)],
    ['pink', 'M0 0h900v18H0z'],
    ['sea', block(0, 150, 900, 70)],
    [
      'aqua',
      `M0 168h900M0 192h900${Array.from({ length: 18 }, (_, i) => `M${30 + i * 50} 150l${(i - 9) * 6} 70`).join('')}`,
      2,
    ],
    ['night', block(0, 146, 900, 6)],
  ],
  things: [
    // Every letter and number, before anything is printed
    person(42, 148, 'blue'),
    [
      card(92, 48, 'white'),
      ['red', disc(118, 80, 15)],
      ['night', 'M146 70h70M146 88h40', 8],
      ['night', 'M108 116h36M108 130h44', 5],
    ],
    [
      ['night', 'M212 152l24 42', 15],
      ['mango', disc(190, 120, 42)],
      ['white', disc(190, 120, 33)],
      ['blue', 'M170 110h28M170 128h40', 9],
    ],
    [['aqua', disc(268, 44, 22)], tick(256, 33, 24, 'night')],
    // The design that comes with it
    [
      ['night', 'M392 150l-16 56M500 150l16 56', 9],
      ['white', 'M380 42h132v112H380z'],
      ['aqua', 'M392 56h108v84H392z'],
    ],
    [
      ['red', disc(426, 98, 26)],
      ['white', 'M398 104h56M398 115h56', 6],
      ['night', 'M464 84h28M464 104h20', 8],
      ['blue', 'M426 62v72M394 98h64', 2],
    ],
    [
      ['mango', 'M470 162l36-88 24 10-36 88z'],
      ['red', 'M506 74l7-17 24 10-7 17z'],
      ['white', 'M470 162l24 10-22 20z'],
      ['night', 'M471 180l10 4-9 8z'],
    ],
    [
      ['pink', block(318, 176, 34, 24, 3)],
      ['mango', block(400, 176, 34, 24, 3)],
      ['blue', block(536, 176, 34, 24, 3)],
    ],
    person(642, 148, 'red'),
    // Two sides of one card, on their way out of the press
    [
      ['night', block(800, 30, 100, 150, 6)],
      ['mango', block(812, 46, 88, 24)],
      ['red', disc(834, 96, 17)],
      ['aqua', disc(876, 96, 17)],
      ['white', `${disc(834, 96, 6)}${disc(876, 96, 6)}`],
      ['pavement', block(784, 140, 116, 14)],
    ],
    [
      ['white', 'M676 52l134-16 12 92-134 16z'],
      ['blue', 'M694 112l20-54 4-1 32 47M703 96l34-4', 9],
      ['night', 'M758 66l36-4M760 84l26-3', 6],
    ],
    [
      card(686, 104, 'pink'),
      ['red', 'M706 182v-34q-8-6-4-14q8-12 22-10q18 4 18 22v36M706 150l10-8', 8],
      ['night', 'M764 138h50M764 158h32', 7],
    ],
    dog(616, 214, 'white', -1),
  ],
};
