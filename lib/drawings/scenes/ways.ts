import { person } from './people';
import { block, bottle, cat, code, disc } from './pieces';
import type { Scene } from './scene';
import { awning, bubble, tick } from './street';

/** Where guests pay: on the site of a boat, in a shop with its baskets, at the till of a bar, and by a link from the hammock. */
export const ways: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['sky', block(0, 0, 300, 220)],
    ['pink', block(300, 0, 300, 220)],
    ['aqua', block(600, 0, 300, 220)],
    ['sand', block(900, 0, 300, 220)],
    ['sea', block(0, 178, 300, 42)],
    ['night', block(300, 190, 600, 30)],
    ['sea', block(900, 120, 300, 40)],
  ],
  things: [
    // A site with its button, and the boat that it sells
    [
      ['night', block(56, 16, 188, 150, 8)],
      ['white', block(56, 42, 188, 124)],
      ['red', disc(72, 29, 6)],
      ['mango', disc(90, 29, 6)],
      ['aqua', `${disc(108, 29, 6)}${block(68, 54, 164, 58)}`],
      ['sea', block(68, 96, 164, 16)],
      ['white', 'M104 84h84l-14 16h-56z'],
      ['red', 'M146 82V58l26 24z'],
      ['mango', block(94, 122, 112, 34, 6)],
      ['night', 'M114 139h72', 8],
    ],
    [['white', 'M176 138l56 40-26 4 14 26-14 8-14-26-18 18z']],
    [['red', 'M14 182h62l-12 22H28zM44 178v-40l24 36z']],
    // A shop of prints and oils, a basket on its counter
    awning(330, 22, 40, 6, 'red', 26),
    bottle(356, 128, 'sea'),
    bottle(394, 128, 'mango'),
    [['night', block(334, 128, 86, 8)]],
    [
      ['night', 'M428 136q2-56 40-56t40 56', 9],
      ['mango', 'M408 124h120l-16 66h-88z'],
      ['red', 'M408 124h120l-3 14h-114z'],
      ['night', 'M440 148v32M468 148v32M496 148v32', 5],
    ],
    [
      ['aqua', disc(524, 94, 26)],
      ['white', 'M512 94h24M524 82v24', 7],
    ],
    cat(562, 190, 'white'),
    // A till and a terminal that takes the card
    person(652, 190, 'pink', { skin: 'sand' }),
    [
      ['white', block(690, 62, 122, 84, 8)],
      ['night', block(700, 72, 102, 54)],
      ['mango', 'M712 112V98M734 112V86M756 112V94M778 112V80', 11],
      ['white', block(736, 146, 30, 20)],
      ['red', block(676, 164, 150, 26, 4)],
    ],
    [
      ['night', block(796, 100, 66, 96, 8)],
      ['aqua', block(804, 108, 50, 28)],
      [
        'white',
        `${disc(812, 150, 5)}${disc(829, 150, 5)}${disc(846, 150, 5)}${disc(812, 166, 5)}${disc(829, 166, 5)}${disc(846, 166, 5)}`,
      ],
      ['mango', block(810, 60, 40, 46, 4)],
      ['night', 'M810 72h40', 8],
    ],
    [tick(816, 110, 22, 'night')],
    // A link, and somebody who pays it from a hammock
    [
      ['red', 'M926 200V70M1180 200V70', 9],
      ['pink', 'M926 92q122 150 254 0q-20 110-126 110t-128-110z'],
    ],
    [
      ['mango', disc(968, 108, 16)],
      ['blue', 'M980 126q60 56 124 20l10 18q-72 42-148-18z'],
    ],
    [
      ['night', block(1002, 12, 98, 154, 12)],
      ['white', block(1010, 26, 82, 122)],
      bubble(1018, 32, 64, 24, 'aqua', 0.2),
    ],
    code(1024, 80, 54),
  ],
};
