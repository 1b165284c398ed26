import { passer } from './people';
import { block, disc, dome } from './pieces';
import type { Scene } from './scene';
import { awning, bulbsAlong, dog } from './street';

/** What is set right at one shop: its pin on the map, its lettering, the works behind the sign, and every signpost of its street. */
export const tune: Scene = {
  board: 'growth',
  parts: 4,
  ground: [
    ['mango', block(0, 0, 1200, 190)],
    ['aqua', block(0, 0, 300, 190)],
    ['sand', block(600, 0, 300, 190)],
    ['sky', block(900, 0, 300, 190)],
    ['pavement', block(0, 190, 1200, 12)],
    ['night', block(0, 202, 1200, 18)],
  ],
  things: [
    // A pin as high as the shop below it
    [
      ['white', block(70, 116, 160, 74)],
      ['night', block(90, 140, 46, 50)],
      ['sea', block(152, 140, 60, 34)],
    ],
    awning(62, 106, 22, 8, 'red', 14),
    [
      ['red', 'M150 112q-54-50-54-64a54 46 0 0 1 108 0q0 14-54 64z'],
      ['white', disc(150, 50, 28)],
      ['sea', 'M134 50l12 12 22-26', 9],
    ],
    [
      ['white', block(216, 36, 72, 44, 6)],
      ['mango', bulbsAlong(230, 50, 16, 4, 6)],
      ['night', 'M226 68h50', 6],
    ],
    dog(40, 190, 'sand'),
    // Somebody letters the board in the words of the guests
    [
      ['night', 'M348 190l18-120M552 190l-18-120', 9],
      ['white', block(338, 30, 224, 116, 6)],
      ['red', block(338, 30, 224, 26)],
      ['blue', 'M362 122l22-48 22 48M370 106h28', 10],
      ['pink', 'M424 74v48M424 78q30-4 30 10t-30 10q34 0 34 12t-34 10', 10],
      ['night', 'M478 84h62M478 104h62M478 124h34', 8],
    ],
    passer(498, 190, 'blue', { tall: 112, arm: [-26, 84] }),
    [
      ['night', 'M470 108l-14-14', 7],
      ['red', disc(452, 90, 9)],
    ],
    [
      ['pink', 'M398 162h40l-4 28h-32z'],
      ['night', 'M400 162q18-24 36 0', 4],
    ],
    // The works behind it: a wheel, and a spanner as long as the wall
    [
      ['night', 'M622 88h256v58H622z'],
      ['red', 'M622 96h40M838 140h40', 10],
    ],
    [
      ['mango', `${disc(746, 104, 56)}`],
      ['mango', 'M746 40v128M682 104h128M700 58l92 92M792 58l-92 92', 22],
      ['blue', disc(746, 104, 24)],
    ],
    [
      ['white', 'M778 120l84 84 22-22-84-84z'],
      ['white', 'M806 68a40 40 0 1 0-8 66l-28-6-10-26 18-22 28 4z'],
    ],
    passer(644, 190, 'pink', { tall: 116, arm: [34, 72] }),
    // The same shop on each arm of the signpost
    [
      ['night', 'M1050 190V20', 12],
      ['red', 'M1054 30h92l20 18-20 18h-92z'],
      ['white', 'M1046 70h-92l-20 18 20 18h92z'],
      ['pink', 'M1054 110h92l20 18-20 18h-92z'],
      ['white', `M1094 48h40`, 8],
      ['night', 'M984 88h44M1094 128h40', 8],
      ['mango', `${dome(1076, 56, 10)}`],
      ['red', dome(970, 96, 10)],
      ['white', dome(1076, 136, 10)],
    ],
    passer(966, 196, 'blue', { tall: 78, arm: [20, 70] }),
    dog(1110, 196, 'white', -1),
  ],
};
