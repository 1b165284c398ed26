import { passer } from './people';
import { block, cat, disc, sheet } from './pieces';
import type { Scene } from './scene';
import { awning, bubble, clock, dog, tick } from './street';

/** What is worth a post: a sign that has just gone up, ten minutes of advice, a slip that is forged, and a price for everybody to hear. */
export const shared: Scene = {
  board: 'growth',
  parts: 4,
  walls: ['aqua', 'sand', 'blue', 'mango'],
  ground: [
    ['aqua', block(0, 0, 300, 196)],
    ['sand', block(300, 0, 300, 196)],
    ['blue', block(600, 0, 300, 196)],
    ['mango', block(900, 0, 300, 196)],
    ['night', block(0, 196, 1200, 24)],
  ],
  things: [
    // The sign is up, and somebody takes a picture of it.
    [
      ['white', block(96, 40, 190, 156)],
      ['night', `${block(112, 136, 76, 60)}${block(216, 132, 48, 64)}`],
      ['aqua', block(120, 144, 60, 40)],
    ],
    [
      ['blue', block(84, 22, 214, 60, 4)],
      ['mango', 'M152 67V38q22-3 22 10q0 9-22 9M194 67V38h21M194 52h17M194 67h21M236 67V38l26 29V38', 7],
      ['red', disc(118, 52, 17)],
    ],
    awning(96, 92, 19, 10, 'red', 22),
    passer(46, 208, 'red', { tall: 138, arm: [40, 106] }),
    [
      ['night', block(78, 82, 20, 34, 4)],
      ['aqua', block(82, 87, 12, 22)],
    ],
    // Ten minutes
    clock(396, 92, 62),
    [['mango', 'M396 92V54a38 38 0 0 1 33 19z']],
    passer(520, 208, 'blue', { tall: 142, arm: [-44, 112] }),
    [bubble(536, 8, 52, 44, 'white', 0.1), tick(550, 18, 26)],
    [
      ['white', block(334, 176, 124, 9)],
      ['white', 'M352 184v24M440 184v24', 8],
    ],
    // A slip that nobody paid
    [...sheet(640, 26, 96, 160, 'aqua'), ['red', 'M652 60l72 92M724 60l-72 92', 14]],
    [
      ['mango', 'M812 48l62 108h-124z'],
      ['night', 'M812 86v34', 11],
      ['night', disc(812, 138, 6)],
    ],
    dog(800, 208, 'white', -1),
    // Everybody shall hear it.
    passer(972, 208, 'blue', { tall: 138, arm: [38, 108] }),
    [
      ['red', 'M1002 92l64-38v92l-64-30z'],
      ['white', 'M1066 50a16 52 0 0 1 0 100z'],
    ],
    [['white', 'M1092 72l22-14M1096 100h26M1092 128l22 14', 8]],
    [
      ['white', 'M1130 40h54v84l-27 22-27-22z'],
      ['red', `${disc(1157, 58, 7)}M1142 112l30-34`, 6],
      ['red', `${disc(1146, 82, 6)}${disc(1168, 108, 6)}`],
    ],
    cat(1140, 206, 'night'),
  ],
};
