import { passer, person } from './people';
import { block, disc, dome } from './pieces';
import type { Paint, Scene, Thing } from './scene';
import { bubble, tick } from './street';
import { cat } from './street-life';

/** The mark that is drawn: a sun over a line. */
const mark = (x: number, y: number, radius: number, sun: Paint = 'red'): Thing => [
  [sun, dome(x, y, radius)],
  ['night', block(x - radius, y + 4, 2 * radius, Math.max(4, radius / 5))],
];

/** How a mark is drawn: talked about, two drafts, changes in red, and the files. */
export const briefed: Scene = {
  board: 'print',
  parts: 4,
  ground: [
    ['pink', block(0, 0, 300, 220)],
    ['mango', block(300, 0, 300, 220)],
    ['sky', block(600, 0, 300, 220)],
    ['blue', block(900, 0, 300, 220)],
    ['night', block(0, 184, 1200, 36)],
    ['white', block(0, 184, 1200, 6)],
  ],
  things: [
    // Two at a table
    person(72, 176, 'blue', { skin: 'sand' }),
    person(236, 176, 'red', { way: -1 }),
    [
      ['white', block(44, 150, 216, 14)],
      ['night', 'M72 164v20M232 164v20', 10],
    ],
    [bubble(88, 18, 112, 84, 'white', 0.2)],
    mark(144, 70, 34),
    [
      ['red', block(136, 128, 26, 22, 3)],
      ['white', 'M162 134q12 0 12 6t-12 6', 4],
    ],
    // Two drafts on the wall, one of them picked
    [
      ['white', block(322, 30, 96, 116)],
      ['aqua', block(332, 40, 76, 76)],
      ['red', disc(370, 78, 24)],
      ['night', 'M336 130h68', 7],
    ],
    [
      ['white', block(434, 30, 96, 116)],
      ['pink', block(444, 40, 76, 76)],
      ['night', 'M448 130h68', 7],
    ],
    mark(482, 86, 26),
    [tick(494, 112, 44)],
    passer(562, 188, 'blue', { tall: 134, arm: [-30, 112] }),
    // Changes in red
    [
      ['white', block(640, 22, 150, 150)],
      ['night', 'M656 142h72M656 158h48', 7],
    ],
    mark(706, 106, 44, 'mango'),
    [
      ['red', 'M650 78q56-56 112 0 6 44-56 48-62-4-56-48', 5],
      ['red', 'M742 130l34 22M770 128l-22 28', 5],
    ],
    [
      ['mango', 'M806 176l52-118 20 9-52 118-20 11z'],
      ['red', 'M858 58l20 9 6-14-20-9z'],
      ['sand', 'M806 176l20 9-20 11z'],
    ],
    // All that it goes on
    [
      ['mango', 'M924 68h48l10 14h74v102h-132z'],
      ['white', `${block(940, 48, 40, 50)}${block(988, 56, 40, 40)}`],
      ['red', disc(960, 70, 11)],
      ['red', disc(1008, 76, 11)],
      ['mango', block(924, 92, 132, 92)],
    ],
    mark(990, 148, 26),
    [
      ['night', block(1064, 66, 62, 118, 9)],
      ['white', block(1070, 76, 50, 96)],
    ],
    mark(1095, 124, 17),
    cat(1142, 188, 'aqua'),
  ],
};
