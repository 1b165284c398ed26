import { passer, person } from './people';
import { beer, block, disc } from './pieces';
import type { Paint, Scene, Thing } from './scene';
import { bulbsAlong, dog } from './street';

/** A camera on its tripod that looks to the right, its feet at x, y. */
const camera = (x: number, y: number, tall: number): Thing => [
  ['night', `M${x} ${y - tall}l-20 ${tall}M${x} ${y - tall}v${tall}M${x} ${y - tall}l20 ${tall}`, 5],
  ['white', block(x - 26, y - tall - 30, 48, 32, 5)],
  ['night', `M${x + 22} ${y - tall - 24}l20-8v36l-20-8z`],
  ['red', disc(x - 16, y - tall - 22, 4)],
];

/** A drum kit, its floor at x, y. */
const drums = (x: number, y: number, coat: Paint): Thing => [
  ['night', `M${x - 44} ${y}v-78M${x + 44} ${y}v-78`, 4],
  ['mango', `M${x - 66} ${y - 76}h44v7h-44zM${x + 22} ${y - 76}h44v7h-44z`],
  [coat, disc(x, y - 30, 30)],
  ['white', disc(x, y - 30, 21)],
];

/**
 * Four streets: a stage before a crowd, one open front with one camera, two bands wall to wall with a mixing desk
 * between them, and bars under a tree full of lamps. */
export const venues: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['blue', block(0, 0, 300, 220)],
    ['aqua', block(300, 0, 300, 220)],
    ['pink', block(600, 0, 150, 220)],
    ['mango', block(750, 0, 150, 220)],
    ['sand', block(900, 0, 300, 220)],
    ['night', block(0, 190, 1200, 30)],
  ],
  things: [
    // A big room
    [
      ['mango', 'M92 6L40 150h60zM150 6l-34 144h68zM208 6l-8 144h60z'],
      ['red', `${block(70, 0, 44, 16, 4)}${block(128, 0, 44, 16, 4)}${block(186, 0, 44, 16, 4)}`],
    ],
    [['red', block(14, 146, 272, 44)]],
    [['mango', bulbsAlong(34, 168, 26, 10, 5)]],
    drums(208, 146, 'aqua'),
    passer(118, 146, 'white', { tall: 112, arm: [26, 74] }),
    [['white', 'M150 146V76l-8-6', 5]],
    [
      ['night', `${block(6, 86, 40, 60, 4)}${block(258, 86, 36, 60, 4)}`],
      ['pavement', `${disc(26, 128, 12)}${disc(26, 102, 8)}${disc(276, 128, 12)}${disc(276, 102, 8)}`],
    ],
    [
      ['night', [38, 84, 130, 176, 222, 268].map((x, index) => disc(x, index % 2 ? 196 : 204, 17)).join('')],
      ['aqua', 'M64 220v-26M104 220v-30M196 220v-28M246 220v-24', 9],
    ],
    // A small one
    [
      ['red', block(388, 14, 196, 30, 4)],
      ['mango', bulbsAlong(404, 29, 24, 8, 5)],
      ['blue', block(396, 44, 180, 146)],
    ],
    [
      ['mango', block(470, 128, 106, 62)],
      ['white', block(462, 118, 114, 12)],
    ],
    [['pink', 'M486 74h34l-17 22zM503 96v20M493 117h20', 5]],
    passer(548, 132, 'aqua', { tall: 84, arm: [-24, 44] }),
    [['red', `${block(430, 146, 30, 8)}M436 154v36M454 154v36`, 5]],
    camera(418, 190, 62),
    passer(336, 206, 'red', { tall: 120 }),
    dog(376, 212, 'mango'),
    // Two at once
    [
      ['night', block(616, 40, 118, 150)],
      ['blue', block(766, 40, 118, 150)],
      ['white', 'M600 14h120v30H600zM780 14h120v30H780z'],
      [
        'red',
        'M600 14h24v30h-24zM648 14h24v30h-24zM696 14h24v30h-24zM780 14h24v30h-24zM828 14h24v30h-24zM876 14h24v30h-24z',
      ],
    ],
    passer(656, 190, 'aqua', { tall: 108, arm: [24, 60], hair: 'cap', locks: 'red' }),
    [
      ['mango', `${disc(664, 136, 15)}${disc(652, 146, 18)}`],
      ['red', 'M666 136l40-22', 6],
    ],
    drums(826, 190, 'red'),
    [
      ['night', 'M690 170q-10-40 60-46t60 46', 5],
      ['white', 'M690 148h120l20 52H670z'],
      ['night', 'M706 158v30M730 158v30M754 158v30M778 158v30', 5],
      ['red', block(699, 164, 14, 9)],
      ['blue', `${block(723, 174, 14, 9)}${block(771, 162, 14, 9)}`],
      ['mango', block(747, 168, 14, 9)],
    ],
    // Under a tree
    [
      ['red', 'M1030 190q10-66-6-112h52q-16 46-6 112z'],
      ['sea', `${disc(986, 62, 44)}${disc(1050, 42, 56)}${disc(1116, 62, 44)}`],
    ],
    [
      ['night', 'M900 92q76 34 150 10t150-14', 3],
      [
        'mango',
        [914, 944, 976, 1010, 1044, 1078, 1110, 1142, 1174]
          .map((x, index) => disc(x, [98, 106, 110, 109, 104, 97, 92, 89, 90][index] ?? 98, 7))
          .join(''),
      ],
    ],
    person(968, 142, 'blue', { hair: 'bun' }),
    person(1150, 142, 'pink', { hair: 'beard', way: -1 }),
    [
      ['red', block(908, 146, 92, 44)],
      ['white', block(902, 136, 104, 12)],
      ['blue', block(1104, 146, 92, 44)],
      ['white', block(1098, 136, 104, 12)],
    ],
    beer(906, 136),
    [['red', `${block(1010, 156, 26, 8)}M1016 164v26M1030 164v26`, 5]],
    passer(1076, 206, 'mango', { tall: 112, arm: [30, 70], hair: 'straw' }),
    dog(940, 212, 'white'),
  ],
};
