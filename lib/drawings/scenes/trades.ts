import { person } from './people';
import { beer, block, bottle, disc, dome, sheet } from './pieces';
import type { Scene } from './scene';

/** Four fronts of one soi: the bar, the guest house, the shop and the office that lets; a slip of paper goes with each. */
export const trades: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['sky', block(0, 0, 1200, 220)],
    ['pavement', block(0, 196, 1200, 24)],
  ],
  things: [
    // The bar
    [
      ['blue', block(16, 30, 268, 166)],
      ['night', block(16, 130, 268, 66)],
      ['mango', block(16, 124, 268, 14)],
    ],
    bottle(50, 126, 'red'),
    bottle(84, 126, 'aqua'),
    bottle(222, 126, 'sea'),
    bottle(254, 126, 'pink'),
    [
      ['white', 'M108 40h84l-42 52zM146 88h8v30h-8zM126 116h48v8h-48z'],
      ['red', 'M122 50h56l-28 34z'],
      ['mango', disc(186, 38, 14)],
    ],
    beer(78, 196),
    person(176, 220, 'aqua', { hair: 'bun', locks: 'red' }),
    person(268, 220, 'red', { hair: 'grey', way: -1 }),
    // The guest house: one key for each room
    [
      ['white', block(330, 14, 240, 182)],
      ['red', 'M316 14h268l-18 26H334z'],
    ],
    [
      [
        'blue',
        `${block(346, 52, 46, 44)}${block(508, 52, 46, 44)}${block(346, 112, 46, 44)}${block(508, 112, 46, 44)}`,
      ],
      ['mango', `${block(346, 52, 23, 44)}${block(508, 112, 46, 44)}`],
      ['aqua', 'M340 160h58M502 160h58M340 100h58M502 100h58', 6],
    ],
    [
      ['night', block(410, 46, 80, 150)],
      [
        'mango',
        `${disc(450, 82, 26)}${block(443, 100, 14, 78)}${block(450, 140, 24, 12)}${block(450, 162, 18, 12)}`,
      ],
      ['night', disc(450, 80, 10)],
    ],
    [
      ['red', block(548, 160, 40, 36, 4)],
      ['night', 'M558 160v-16h20v16', 5],
    ],
    // The shop: what is left on its shelves
    [
      ['night', block(620, 40, 260, 156)],
      ['white', 'M612 26h276v26H612z'],
      ['red', `${block(612, 26, 46, 26)}${block(704, 26, 46, 26)}${block(796, 26, 46, 26)}`],
      ['pavement', 'M628 104h244M628 152h244', 8],
    ],
    [
      ['pink', `${block(636, 70, 30, 30)}${block(672, 70, 30, 30)}`],
      ['aqua', `${block(802, 66, 24, 34)}${block(832, 66, 24, 34)}${block(640, 120, 40, 28)}`],
      ['white', `${block(796, 122, 60, 26)}${block(640, 164, 44, 32)}`],
    ],
    [
      ['red', 'M704 108h100l-12 60h-76z'],
      ['white', 'M722 116l4 44M754 116v44M786 116l-4 44', 6],
      ['white', 'M684 92h16l18 92h76', 8],
      ['mango', `${dome(736, 108, 18)}${disc(728, 192, 10)}${disc(784, 192, 10)}`],
      ['sea', dome(772, 108, 22)],
    ],
    // What is let, by the month
    [
      ['blue', block(930, 60, 150, 136)],
      ['night', 'M916 62l90-54 90 54z'],
      ['mango', `${block(946, 80, 34, 36)}${block(1030, 80, 34, 36)}`],
      ['red', block(984, 132, 42, 64)],
      ['white', disc(1016, 166, 4)],
    ],
    sheet(1112, 44, 66, 104, 'red'),
    [
      ['mango', disc(1168, 112, 18)],
      ['white', 'M1159 112l7 7 12-14', 6],
    ],
    person(1152, 220, 'pink', { skin: 'sand', way: -1 }),
  ],
};
