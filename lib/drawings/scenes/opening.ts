import { passer } from './people';
import { block, disc } from './pieces';
import type { Scene } from './scene';
import { bulbsAlong, dog, tick } from './street';

/** A site on its way along the road at dusk, of which the upper 80 stay empty: a basket that is paid, words and pictures on the roof of a baht
 * bus, a window that somebody else looks at before it opens, and its bar with its lights on. */
export const opening: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['pavement', block(0, 180, 1200, 12)],
    ['night', block(0, 190, 1200, 30)],
    ['mango', [0, 1, 2, 3, 4, 5, 6, 7].map((at) => block(68 + at * 150, 203, 70, 5)).join('')],
  ],
  things: [
    // A basket on a phone, and who pays it
    [
      ['white', block(84, 84, 84, 106, 9)],
      ['sky', block(92, 92, 68, 82)],
      ['red', 'M102 116h48l-7 28h-34z'],
      ['red', 'M96 106h9l4 12', 5],
      ['blue', `${disc(116, 152, 6)}${disc(138, 152, 6)}`],
      ['sea', block(102, 162, 48, 10, 3)],
    ],
    passer(228, 196, 'pink', { tall: 106, arm: [-46, 36] }),
    // A baht bus with all of it on its roof
    [
      ['white', `${block(388, 92, 58, 38)}${block(398, 84, 58, 38)}`],
      ['blue', 'M404 94h44M404 104h34', 4],
      ['aqua', block(462, 88, 56, 42, 3)],
      ['mango', disc(478, 102, 8)],
      ['sea', 'M462 130l18-20 14 12 12-10 12 18z'],
    ],
    [
      ['blue', 'M370 134h164l8 10h22q14 2 18 22v22H366z'],
      ['white', block(380, 144, 142, 20)],
      ['aqua', 'M546 148h16q8 4 10 16h-26z'],
      ['red', block(366, 172, 216, 7)],
      ['mango', block(366, 180, 216, 6)],
    ],
    [['pink', `${disc(404, 156, 9)}${disc(444, 156, 9)}${disc(484, 156, 9)}`]],
    [
      ['night', `${disc(414, 192, 17)}${disc(548, 192, 17)}`],
      ['white', `${disc(414, 192, 7)}${disc(548, 192, 7)}`],
    ],
    // A first look behind the curtain
    [
      ['white', block(682, 84, 148, 104, 4)],
      ['blue', block(682, 84, 148, 16, 4)],
      ['sky', block(692, 106, 128, 40)],
      ['mango', disc(726, 126, 12)],
      ['pink', `${block(692, 152, 38, 28)}${block(737, 152, 38, 28)}${block(782, 152, 38, 28)}`],
    ],
    [['red', 'M756 84h76v104q-12-8-18 0-8-10-18 0-6-8-16 0 10-60-24-104z']],
    passer(866, 196, 'mango', { tall: 110, arm: [-40, 76] }),
    [
      ['aqua', block(886, 166, 22, 24)],
      ['white', 'M886 168q11-14 22 0', 3],
    ],
    // Its bar, open
    [
      ['pink', block(966, 112, 168, 80)],
      ['night', block(982, 132, 66, 60)],
      ['mango', `${block(988, 138, 54, 30)}${block(1062, 132, 58, 60)}`],
      ['red', 'M954 112l14-14h164l14 14z'],
    ],
    [
      ['blue', block(990, 82, 120, 26, 4)],
      ['white', block(1004, 92, 66, 6)],
      ['mango', bulbsAlong(966, 118, 21, 9, 5)],
    ],
    [tick(1080, 84, 20, 'mango')],
    passer(1088, 197, 'blue', { tall: 76 }),
    passer(1164, 206, 'aqua', { tall: 96, arm: [-24, 62] }),
    dog(1028, 206, 'sand', 1),
  ],
};
