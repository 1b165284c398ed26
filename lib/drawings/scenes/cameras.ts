import { block, disc, dome, moon, person } from './pieces';
import type { Scene } from './scene';
import { bottle, motorbike, soiDog, wallCamera } from './street-life';

/** Where cameras help most: the bar, its door, its storeroom and where people park; and the dog that they all see. */
export const cameras: Scene = {
  board: 'tech',
  parts: [150, 150, 150, 150],
  ground: [
    ['pink', block(0, 0, 300, 220)],
    ['aqua', block(300, 0, 300, 220)],
    ['sand', block(600, 0, 300, 220)],
    ['blue', block(900, 0, 300, 220)],
    ['mango', 'M104 54L112 204H300V70zM404 96L570 40V204H440zM696 54L706 204H894V104zM1100 70L960 204H1196z'],
    ['night', `${block(0, 204, 1200, 16)}${block(0, 0, 900, 8)}`],
    ['night', `${block(294, 0, 12, 204)}${block(594, 0, 12, 204)}${block(894, 0, 12, 204)}`],
  ],
  things: [
    // The till, and a banknote on its way into it, or not
    [
      ['night', block(150, 66, 138, 8)],
      ...bottle(160, 66, 'aqua'),
      ...bottle(186, 66, 'red'),
      ...bottle(212, 66, 'white'),
      ...bottle(238, 66, 'blue'),
      ...bottle(264, 66, 'red'),
    ],
    person(118, 150, 'blue'),
    [
      ['night', block(160, 96, 100, 50, 6)],
      ['white', block(170, 104, 50, 20)],
      [
        'red',
        `${block(228, 104, 10, 8)}${block(242, 104, 10, 8)}${block(228, 116, 10, 8)}${block(242, 116, 10, 8)}`,
      ],
      ['white', block(168, 132, 84, 6)],
    ],
    [
      ['red', block(64, 146, 230, 58)],
      ['night', block(56, 140, 238, 12)],
      [
        'mango',
        `${block(90, 164, 6, 40)}${block(140, 164, 6, 40)}${block(190, 164, 6, 40)}${block(240, 164, 6, 40)}`,
      ],
    ],
    [
      ['pink', 'M136 118L150 134', 14],
      ['sea', block(140, 116, 44, 24)],
      ['white', disc(162, 128, 7)],
    ],
    wallCamera(8, 14),
    // A face under a cap, with the sun behind it
    [
      ['night', block(428, 30, 142, 174)],
      ['sky', block(440, 42, 118, 162)],
      ['mango', disc(528, 84, 24)],
      ['sea', block(440, 168, 118, 36)],
      ['red', 'M420 30h158l14 22h-186z'],
    ],
    [...person(482, 204, 'red'), ['blue', `${dome(482, 140, 18)}${block(450, 134, 34, 8)}`]],
    [['night', block(416, 198, 166, 8)]],
    soiDog(330, 204, 'white'),
    wallCamera(308, 52),
    // Crates by the back door, and sausages that leave
    [
      ['night', `${block(790, 40, 92, 164)}`],
      ['blue', 'M800 50h50v154h-50z'],
      ['red', 'M850 50l34 14v152l-34-12z'],
      ['mango', disc(860, 134, 5)],
    ],
    [
      ['blue', `${block(612, 156, 70, 48)}${block(612, 104, 70, 48)}`],
      ['white', `${block(630, 116, 34, 10)}${block(630, 168, 34, 10)}`],
      ['red', `${block(690, 150, 66, 54)}`],
      ['white', block(706, 164, 34, 10)],
    ],
    [
      ['red', 'M700 142q-8-26 16-26t18 20t20 8t16-16t26 6', 15],
      ['night', 'M716 112v8M736 132l-4 8M754 140v10M768 124l8 6', 4],
    ],
    soiDog(776, 204, 'white'),
    wallCamera(608, 14),
    // A number plate at night
    [...moon(942, 44), ['white', `${disc(1000, 30, 3)}${disc(1030, 58, 3)}${disc(974, 84, 3)}`]],
    [
      ['night', `${block(1164, 20, 14, 184)}M1170 26h-56`],
      ['white', 'M1160 20l-76 24 11 34 76-24z'],
      ['night', 'M1086 46l-14 4 7 23 14-4z'],
      ['red', disc(1150, 42, 5)],
    ],
    motorbike(980, 204),
    [
      ['white', block(928, 156, 44, 30, 4)],
      ['night', `${block(936, 166, 10, 10)}${block(952, 166, 12, 10)}`],
    ],
    soiDog(972, 116, 'white'),
  ],
};
