import type { Hair } from './heads';
import { passer } from './people';
import { block, disc, dome } from './pieces';
import type { Paint, Scene, Thing } from './scene';
import { awning, dog } from './street';

const windows = Array.from(
  { length: 50 },
  (_, i) => [42 + (i % 10) * 22, 28 + Math.floor(i / 10) * 26] as const,
);
const paints: readonly Paint[] = ['mango', 'aqua', 'pink', 'white', 'blue'];
const coats: readonly Paint[] = ['red', 'aqua', 'sea', 'white', 'blue'];
const hairs: readonly Hair[] = ['bob', 'cap', 'scarf', 'curls', 'tail'];
const icons = Array.from(
  { length: 20 },
  (_, i) =>
    [
      paints[(i * 7 + Math.floor(i / 4)) % 5] ?? 'white',
      396 + (i % 4) * 28,
      34 + Math.floor(i / 4) * 28,
    ] as const,
);

/** Somebody who is glad, with both arms up. */
const glad = (x: number, coat: Paint, hair: Hair): Thing => [
  ...passer(x, 206, coat, { tall: 104, arm: [26, 112], hair }),
  [coat, `M${x} 138L${x - 26} 94`, 9],
  ['pink', disc(x - 26, 94, 6)],
];

/** As many as a number says: a house whose windows are websites, a phone as tall as one with its apps, and guests before the sun. */
export const tally: Scene = {
  board: 'web',
  parts: 3,
  ground: [
    ['pavement', block(0, 204, 900, 16)],
    ['white', block(0, 204, 900, 4)],
  ],
  things: [
    [
      ['pink', block(30, 16, 240, 188)],
      ['red', block(22, 8, 256, 12)],
    ],
    [
      ['white', windows.map(([x, y]) => block(x, y, 16, 19)).join('')],
      ['red', windows.map(([x, y]) => block(x, y, 16, 6)).join('')],
    ],
    [
      ['night', block(42, 172, 132, 32)],
      ['aqua', `${block(190, 168, 30, 36)}${block(228, 168, 30, 36)}`],
    ],
    awning(36, 158, 16, 9, 'red', 8),
    [
      ['night', block(382, 4, 136, 204, 14)],
      ['sky', block(390, 22, 120, 166)],
      ['white', 'M436 198h28', 6],
      ['white', 'M440 13h20', 4],
    ],
    icons.map(([paint, x, y]) => [paint, block(x, y, 24, 24, 5)] as const),
    passer(352, 206, 'mango', { tall: 112, arm: [40, 96] }),
    dog(556, 208, 'sand', -1),
    [['mango', dome(750, 204, 146)]],
    ...coats.map((coat, i) => glad(650 + i * 50, coat, hairs[i] ?? 'short')),
  ],
};
