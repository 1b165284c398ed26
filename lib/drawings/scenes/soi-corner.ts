import { passer } from './people';
import { block, disc } from './pieces';
import type { Scene } from './scene';
import { bubble, dog, palm } from './street';
import { motorbike } from './street-life';

/** The corner where everybody asks: a visitor with a suitcase and a map, the rider of a motorbike taxi who knows, and the plates of two streets. */
export const soiCorner: Scene = {
  board: 'web',
  parts: 2,
  ground: [
    ['pavement', block(0, 184, 600, 36)],
    ['white', block(0, 184, 600, 5)],
  ],
  things: [
    palm(546, 190, 150),
    // Two streets
    [
      ['white', 'M286 206V16', 9],
      ['sea', 'M286 20h72l16 16-16 16h-72z'],
      ['mango', 'M286 68h-78l-14 15 14 15h78z'],
      ['white', 'M302 36h46', 7],
      ['night', 'M218 83h50', 6],
    ],
    // Who asks
    passer(112, 208, 'red', { tall: 148, arm: [46, 80] }),
    [
      ['white', 'M136 92l22 8 22-8 22 8v46l-22-8-22 8-22-8z'],
      ['aqua', 'M158 100l22-8v46l-22 8z'],
      ['red', disc(190, 116, 6)],
    ],
    [
      ['mango', block(44, 160, 42, 48, 5)],
      ['night', 'M54 160v-30h22v30', 5],
    ],
    [bubble(16, 14, 86, 42, 'white', 0.6), ['red', `${disc(38, 35, 6)}${disc(59, 35, 6)}${disc(80, 35, 6)}`]],
    // Who knows
    motorbike(424, 212, 'pink', 0.86),
    passer(392, 208, 'mango', { tall: 142, arm: [-42, 122], hair: 'helmet', locks: 'red' }),
    dog(254, 212, 'white', 1),
  ],
};
