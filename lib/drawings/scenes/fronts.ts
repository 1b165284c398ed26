import { passer } from './people';
import { block, disc, dome } from './pieces';
import type { Paint, Scene, Thing } from './scene';
import { awning, dog } from './street';
import { cat } from './street-life';

/** A house front with its upper window and a door, and the board above it. */
const front = (x: number, wide: number, tall: number, wall: Paint, sign: Paint, door: Paint): Thing => [
  [wall, block(x, 198 - tall, wide, tall)],
  [sign, block(x + 10, 198 - tall + 14, wide - 20, 30, 3)],
  [door, block(x + wide - 58, 134, 40, 64)],
  ['night', block(x + 16, 128, wide - 90, 44, 2)],
];

/** Five houses of five trades, one that is still to let, and somebody who cannot decide. */
export const fronts: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['pavement', block(0, 198, 1200, 22)],
    ['white', block(0, 198, 1200, 4)],
  ],
  things: [
    // A hotel by the sea
    front(0, 196, 190, 'pink', 'night', 'mango'),
    [
      ['mango', dome(66, 160, 26)],
      ['red', 'M30 160h72', 6],
    ],
    [['white', 'M40 37h26M78 37h44', 8]],
    // A kitchen
    front(204, 178, 160, 'mango', 'red', 'blue'),
    awning(212, 96, 18, 9, 'red', 18),
    [['white', 'M232 67h70', 9]],
    [
      ['aqua', 'M232 156q20-18 42 0l12-9v20l-12-9q-22 18-42-2z'],
      ['night', disc(242, 155, 3)],
    ],
    // A clinic
    front(390, 170, 182, 'white', 'aqua', 'blue'),
    [['red', 'M436 131v38M417 150h38', 13]],
    [['night', 'M412 45h60', 8]],
    // Divers
    front(568, 186, 150, 'blue', 'mango', 'red'),
    [
      ['white', disc(612, 150, 16)],
      ['aqua', disc(612, 150, 10)],
      ['mango', 'M640 168v-34q0-12 10-12t10 12v34z'],
    ],
    [['night', 'M590 77h84', 8]],
    // An agent's office
    front(762, 172, 176, 'red', 'night', 'mango'),
    [
      ['mango', 'M784 170v-24l20-16 20 16v24z'],
      ['night', block(798, 154, 12, 16)],
    ],
    [['white', 'M784 51h50', 8]],
    // The one that waits for its sign
    [
      ['sand', block(942, 26, 258, 172)],
      ['white', block(960, 44, 222, 52, 3)],
      ['night', block(966, 124, 90, 74)],
      ['sand', 'M966 136h90M966 148h90M966 160h90M966 172h90M966 184h90', 3],
      ['blue', block(1120, 124, 54, 74)],
    ],
    [['night', 'M1066 214L1092 62M1098 214l16-152M1071 184h30M1076 154h29M1082 124h27M1087 94h25', 6]],
    // Who looks for theirs, with the dog that has found its own
    passer(694, 216, 'mango', { tall: 116, arm: [34, 76] }),
    [
      ['white', block(720, 128, 36, 26, 2)],
      ['red', disc(738, 140, 5)],
    ],
    dog(1136, 213, 'mango', -1),
    cat(360, 212, 'sand'),
    [
      ['red', block(1002, 196, 22, 20, 3)],
      ['night', 'M1013 196l6-22', 5],
    ],
  ],
};
