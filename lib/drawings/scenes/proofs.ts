import { block, disc, person } from './pieces';
import type { Painted, Scene } from './scene';
import { dog, tick } from './street';

const card = (x: number, y: number, paint: Painted[0]): Painted => [paint, block(x, y, 158, 96, 6)];

/** The table of a print shop: a proof below the glass, a design on the mat, and a card with two sides that comes out of the press. */
export const proofs: Scene = {
  board: 'print',
  parts: [150, 150, 150],
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
    person(42, 148, 'blue', 'white'),
    [
      card(84, 48, 'white'),
      ['red', disc(112, 80, 16)],
      ['night', 'M142 70h74M142 88h46', 8],
      ['night', 'M102 116h44M102 130h58', 5],
    ],
    [
      ['night', 'M218 152l34 42', 15],
      ['mango', disc(196, 120, 42)],
      ['white', disc(196, 120, 33)],
      ['blue', 'M176 108h28M176 126h40', 9],
    ],
    [['aqua', disc(256, 46, 25)], tick(243, 34, 26, 'night')],
    // The design that comes with it
    [
      ['night', 'M340 150l-16 56M564 150l16 56', 9],
      ['white', 'M330 42h246v112H330z'],
      ['aqua', 'M346 58h214v80H346z'],
    ],
    [
      ['red', disc(412, 98, 34)],
      ['white', 'M374 104h76M374 116h76', 6],
      ['night', 'M470 84h66M470 104h48M470 122h56', 8],
      ['blue', 'M412 50v96M364 98h96', 2],
    ],
    [
      ['mango', 'M520 168l68-96 22 16-68 96z'],
      ['red', 'M588 72l10-14 22 16-10 14z'],
      ['white', 'M520 168l22 16-28 14z'],
      ['night', 'M517 184l12 9-15 6z'],
    ],
    [
      ['pink', block(352, 172, 40, 26, 3)],
      ['mango', block(400, 172, 40, 26, 3)],
      ['blue', block(448, 172, 40, 26, 3)],
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
      ['white', 'M664 54l146-18 12 92-146 18z'],
      ['blue', 'M694 112l20-54 4-1 32 47M703 96l34-4', 9],
      ['night', 'M758 66l36-4M760 84l26-3', 6],
    ],
    [
      card(680, 104, 'pink'),
      ['red', 'M706 182v-34q-8-6-4-14q8-12 22-10q18 4 18 22v36M706 150l10-8', 8],
      ['night', 'M764 138h56M764 158h36', 7],
    ],
    dog(640, 214, 'white', -1),
  ],
};
