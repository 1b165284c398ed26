import { head } from './heads';
import { passer } from './people';
import { block, disc, dome } from './pieces';
import type { Scene } from './scene';
import { bulbsAlong, palm } from './street';
import { soiDog } from './street-life';

/** The baht bus of the evening at its stop by the sea: who rides, who runs for it, and who has a seat already. */
export const lastBus: Scene = {
  board: 'guide',
  parts: 4,
  ground: [
    ['sea', block(0, 120, 1200, 54)],
    ['sand', block(0, 164, 1200, 26)],
    ['pavement', block(0, 186, 1200, 34)],
    ['white', block(0, 186, 1200, 5)],
  ],
  things: [
    [['mango', dome(1010, 120, 62)]],
    [['white', 'M960 134h100M930 148h60M1010 148h90', 5]],
    palm(70, 186, 148),
    palm(1150, 186, 138),
    // The stop
    [
      ['night', 'M196 206V66', 8],
      ['blue', disc(196, 60, 34)],
      ['white', 'M178 52h36v20h-36zM178 62h36'],
      ['night', `${disc(187, 76, 5)}${disc(206, 76, 5)}`],
    ],
    // The bus
    [
      ['blue', 'M420 84h236v102h-236z'],
      ['blue', 'M656 108h62l36 40h34q10 0 10 10v28h-142z'],
      ['aqua', 'M668 118h44l28 30h-72z'],
      ['mango', block(420, 150, 378, 12)],
      ['white', 'M408 72h262v16h-262z'],
      ['night', block(436, 96, 206, 48)],
      ['red', block(788, 168, 16, 14)],
    ],
    [
      ...head(474, 114, 13, { hair: 'curls', locks: 'red' }),
      ...head(540, 112, 13, { hair: 'grey' }),
      ...head(606, 114, 13, { hair: 'tail', locks: 'red', skin: 'sand' }),
      ['mango', 'M456 144q0-18 18-18t18 18z'],
      ['red', 'M522 144q0-20 18-20t18 20z'],
      ['aqua', 'M588 144q0-18 18-18t18 18z'],
    ],
    [['mango', bulbsAlong(424, 80, 30, 9, 5)]],
    [
      ['night', `${disc(494, 190, 26)}${disc(724, 190, 26)}`],
      ['white', `${disc(494, 190, 11)}${disc(724, 190, 11)}`],
    ],
    [['night', 'M420 108h-26v84h26M394 176h-16', 7]],
    // Who stands on its step, who runs for it, and whose seat is taken
    passer(392, 176, 'red', { tall: 96, arm: [24, 84] }),
    passer(286, 210, 'mango', { tall: 120, arm: [52, 96] }),
    [['pink', 'M238 168l22-12 10 22-24 8z']],
    soiDog(880, 212, 'red'),
  ],
};
