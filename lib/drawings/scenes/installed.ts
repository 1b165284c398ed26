import { passer } from './people';
import { block, disc, phone } from './pieces';
import type { Scene } from './scene';

import { cat, soiDog, wallCamera } from './street-life';

/** How cameras come into a place: where they will be, on the ladder, and what one sees then. */
export const installed: Scene = {
  board: 'tech',
  parts: 3,
  ground: [
    ['aqua', block(0, 0, 300, 220)],
    ['pink', block(300, 0, 300, 220)],
    ['mango', block(600, 0, 300, 220)],
    ['night', block(0, 192, 900, 28)],
  ],
  things: [
    // A plan, and a cross where each will hang
    passer(66, 196, 'blue', { tall: 150, arm: [46, 116] }),
    [
      ['white', block(98, 50, 168, 104)],
      ['night', 'M110 62h144v80h-144zM190 62v34M190 116v26', 5],
      ['red', 'M116 68l12 12M128 68l-12 12M234 122l12 12M246 122l-12 12M198 68l12 12M210 68l-12 12', 5],
    ],
    soiDog(186, 196, 'mango'),
    // On the ladder
    [['white', 'M356 196L420 26M396 196L456 26M366 168h42M376 138h44M388 108h42M400 76h42', 8]],
    passer(418, 140, 'red', { tall: 118, arm: [52, 98], hair: 'helmet', locks: 'mango' }),
    wallCamera(478, 24),
    [['night', 'M478 32V0M560 76q22 40-14 66t8 50', 5]],
    cat(532, 196, 'mango'),
    // And what it sees
    [
      ['night', block(640, 28, 176, 118, 8)],
      ['blue', block(650, 38, 156, 98)],
      ['night', block(716, 146, 24, 46)],
      ['red', disc(790, 52, 6)],
    ],
    [
      ['sand', block(650, 112, 156, 24)],
      ['mango', disc(758, 70, 14)],
    ],
    soiDog(676, 126, 'white'),
    passer(850, 196, 'blue', { tall: 150, arm: [-26, 104] }),
    phone(808, 78, 'aqua'),
  ],
};
