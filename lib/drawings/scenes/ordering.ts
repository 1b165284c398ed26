import { passer } from './people';
import { block, cat, code, disc, envelope } from './pieces';
import type { Scene } from './scene';
import { awning, dog, tick } from './street';

/** The near side of the road, of which the upper 80 stay empty: a stall where somebody chooses, one where they pay, a calendar on which a day is
 * ringed, and a sign whose owner sees it before everybody else. */
export const ordering: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['pavement', block(0, 190, 1200, 30)],
    ['white', block(0, 186, 1200, 11)],
    ['red', Array.from({ length: 15 }, (_, at) => block(at * 80 + 20, 186, 40, 11)).join('')],
  ],
  things: [
    // What we make, hung up for sale
    [
      ['white', 'M72 208V92M226 208V92', 7],
      ['sky', block(72, 92, 154, 70)],
    ],
    [
      ['white', block(80, 116, 44, 34, 3)],
      ['blue', block(80, 116, 44, 10)],
      ['red', disc(96, 138, 6)],
    ],
    [
      ['night', 'M136 126l30 9-5 17-30-9z'],
      ['mango', disc(158, 142, 6)],
    ],
    [
      ['pink', block(176, 116, 42, 30, 3)],
      ['white', block(182, 122, 20, 7)],
    ],
    [
      ['blue', block(62, 158, 174, 50, 3)],
      ['mango', `${disc(92, 183, 10)}${disc(124, 183, 10)}${disc(156, 183, 10)}`],
    ],
    awning(58, 82, 26, 7, 'red', 24),
    passer(262, 212, 'aqua', { tall: 124, arm: [-42, 78] }),
    [
      ['mango', 'M250 168h44l-7 30h-30z'],
      ['mango', 'M256 170q16-34 32 0', 5],
    ],
    // A phone before a code, and the cat that keeps the till
    passer(372, 212, 'pink', { tall: 126, arm: [42, 88] }),
    [
      ['night', block(408, 100, 28, 46, 5)],
      ['aqua', block(412, 106, 20, 32)],
    ],
    [['red', block(448, 158, 138, 50, 3)]],
    [['white', block(448, 158, 138, 12)]],
    [
      ['blue', block(452, 84, 70, 76, 4)],
      ['night', 'M474 160h26', 6],
    ],
    code(458, 90, 58),
    cat(554, 165, 'mango'),
    [['red', 'M540 123q14 8 28 0', 6]],
    // A day is ringed, and told by mail
    [['white', 'M676 208l12-34M828 208l-12-34', 8]],
    [
      ['white', block(670, 86, 164, 104, 4)],
      ['red', block(670, 86, 164, 22, 4)],
      ['white', `${disc(704, 97, 5)}${disc(800, 97, 5)}`],
      [
        'sky',
        [116, 139, 162]
          .map((y) => [682, 712, 742, 772, 802].map((x) => block(x, y, 20, 15)).join(''))
          .join(''),
      ],
      ['mango', block(772, 139, 20, 15)],
      ['red', 'M760 146a22 17 0 1 0 44 0a22 17 0 1 0-44 0z', 5],
    ],
    passer(866, 212, 'blue', { tall: 122, arm: [-44, 70] }),
    envelope(668, 168, 'mango', 'red', 46),
    // Its owner sees it first
    [['white', 'M984 208v-40M1122 208v-40', 8]],
    [
      ['blue', block(968, 88, 172, 84, 5)],
      ['mango', disc(1014, 130, 26)],
      ['white', 'M980 150q17-14 34 0t34 0', 7],
    ],
    [['red', 'M1058 82h88v98q-11 12-22 0-11 12-22 0-11 12-22 0-11 8-20-4 10-44-2-94z']],
    passer(1170, 212, 'mango', { tall: 118, arm: [-32, 88] }),
    passer(974, 214, 'pink', { tall: 108, arm: [22, 92] }),
    [tick(1004, 92, 24, 'mango')],
    dog(1064, 214, 'mango', -1),
  ],
};
