import { beer, block, bottle, disc } from './pieces';
import type { Scene } from './scene';
import { bulbsAlong, palm, passer } from './street';
import { wallCamera } from './street-life';

/** Pictures of three postcards, of which the upper 80 stay empty: a bar with its guests, a guest house at the beach, and a practice of which a
 * camera takes care. */
export const postcards: Scene = {
  board: 'growth',
  parts: 3,
  ground: [
    ['blue', block(0, 80, 300, 140)],
    ['sky', block(300, 80, 300, 140)],
    ['aqua', block(600, 80, 300, 140)],
    ['sea', block(300, 160, 300, 30)],
    ['sand', block(300, 184, 300, 36)],
    ['white', block(600, 196, 300, 24)],
  ],
  things: [
    // Behind the bar, and before it
    bottle(90, 196, 'aqua'),
    bottle(122, 196, 'red'),
    bottle(154, 196, 'pink', 'mango'),
    passer(200, 252, 'mango', { tall: 124, arm: [36, 74] }),
    [
      ['mango', block(0, 188, 295, 8)],
      ['red', block(0, 196, 295, 24)],
    ],
    beer(224, 196),
    beer(20, 196),
    [['mango', bulbsAlong(12, 209, 25, 12, 4)]],
    // A house at the beach
    [['mango', disc(346, 146, 22)]],
    [
      ['white', 'M506 164l10-36 28 36z'],
      ['red', 'M494 166h62l-10 11h-42z'],
    ],
    palm(378, 208, 84),
    [
      ['pink', block(404, 148, 84, 58)],
      ['red', 'M390 152l56-34 56 34z'],
      ['night', block(434, 170, 26, 36)],
      ['white', `${block(411, 160, 17, 16)}${block(466, 160, 17, 16)}`],
    ],
    passer(514, 214, 'aqua', { tall: 86, skin: 'white', arm: [-26, 50] }),
    [
      ['red', block(536, 186, 32, 28, 4)],
      ['night', 'M545 186v-8h14v8', 4],
    ],
    palm(542, 204, 84),
    // A tooth, who looks after it, the chair, and the camera above it
    [
      [
        'white',
        'M628 142q-2-22 18-22 10 4 20 0 20 0 18 22-2 14-8 20l-6 26q-6 10-9-4-5-14-10 0-3 14-9 4l-6-26q-6-6-8-20z',
      ],
    ],
    passer(726, 214, 'white', { tall: 96, arm: [-34, 52] }),
    wallCamera(746, 107),
    [
      ['blue', 'M800 204h64M832 202v-18', 10],
      ['blue', 'M776 176h76l26-56 16 5-28 67h-90z'],
    ],
  ],
};
