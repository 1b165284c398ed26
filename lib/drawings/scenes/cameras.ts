import { person } from './people';
import { block, disc, moon } from './pieces';
import type { Scene } from './scene';
import { bottle, motorbike, soiDog, wallCamera } from './street-life';

/** Where cameras help most: the bar, its door, its storeroom and where people park; and the dog that they all see. */
export const cameras: Scene = {
  board: 'tech',
  parts: 4,
  ground: [
    ['pink', block(0, 0, 300, 220)],
    ['aqua', block(300, 0, 300, 220)],
    ['sand', block(600, 0, 300, 220)],
    ['blue', block(900, 0, 300, 220)],
    [
      'mango',
      'M162 52L96 204H300V90zM500 52L440 204H600V90zM798 52L700 204H894V110zM1056 56L1000 204H1200V96z',
    ],
    ['night', `${block(0, 204, 1200, 16)}${block(0, 0, 900, 8)}`],
    ['night', `${block(294, 0, 12, 204)}${block(594, 0, 12, 204)}${block(894, 0, 12, 204)}`],
  ],
  things: [
    // The till, and a banknote on its way into it, or not
    [
      ['night', block(216, 66, 72, 8)],
      ...bottle(220, 66, 'white'),
      ...bottle(243, 66, 'blue'),
      ...bottle(266, 66, 'red'),
    ],
    person(94, 150, 'blue'),
    [
      ['night', block(134, 96, 74, 50, 6)],
      ['white', block(142, 104, 30, 20)],
      [
        'red',
        `${block(178, 104, 10, 8)}${block(192, 104, 10, 8)}${block(178, 116, 10, 8)}${block(192, 116, 10, 8)}`,
      ],
      ['white', block(142, 132, 58, 6)],
    ],
    [
      ['red', block(48, 146, 246, 58)],
      ['night', block(40, 140, 254, 12)],
      [
        'mango',
        `${block(90, 164, 6, 40)}${block(140, 164, 6, 40)}${block(190, 164, 6, 40)}${block(240, 164, 6, 40)}`,
      ],
    ],
    [
      ['white', 'M108 120L120 134', 14],
      ['sea', block(112, 116, 44, 24)],
      ['white', disc(134, 128, 7)],
    ],
    wallCamera(64, 0),
    // A face under a cap, with the sun behind it
    [
      ['night', block(424, 80, 124, 124)],
      ['sky', block(434, 92, 104, 112)],
      ['mango', disc(514, 120, 17)],
      ['sea', block(434, 172, 104, 32)],
      ['red', 'M418 72h136l10 20h-156z'],
    ],
    person(480, 204, 'red', { hair: 'cap', locks: 'blue', way: -1 }),
    [['night', block(412, 198, 148, 8)]],
    soiDog(322, 204, 'white'),
    wallCamera(404, 0),
    // Crates by the back door, and sausages that leave
    [
      ['night', `${block(790, 68, 92, 136)}`],
      ['blue', 'M800 78h50v126h-50z'],
      ['red', 'M850 78l34 14v124l-34-12z'],
      ['mango', disc(860, 146, 5)],
    ],
    [
      ['blue', `${block(612, 156, 70, 48)}${block(612, 104, 70, 48)}`],
      ['white', `${block(630, 116, 34, 10)}${block(630, 168, 34, 10)}`],
      ['red', `${block(690, 150, 66, 54)}`],
      ['white', block(706, 164, 34, 10)],
    ],
    [
      ['red', 'M674 142q-8-26 16-26t18 20t20 8t16-16t26 6', 15],
      ['night', 'M690 112v8M710 132l-4 8M728 140v10M742 124l8 6', 4],
    ],
    soiDog(750, 204, 'white'),
    wallCamera(702, 0),
    // A number plate at night
    [...moon(1162, 36), ['white', `${disc(1100, 26, 3)}${disc(1124, 92, 3)}${disc(926, 64, 3)}`]],
    [['night', block(946, 8, 12, 196)], ...wallCamera(956, 2)],
    motorbike(1004, 204, 'red', 0.7),
    [
      ['white', block(970, 152, 42, 28, 4)],
      ['night', `${block(977, 161, 11, 10)}${block(993, 161, 12, 10)}`],
    ],
    soiDog(994, 142, 'white'),
    [
      ['night', block(1160, 110, 8, 94)],
      ['white', block(1142, 72, 44, 46, 6)],
      ['red', 'M1157 108V82h9q9 0 9 8t-9 8h-8', 6],
    ],
  ],
};
