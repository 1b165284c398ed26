import { passer } from './people';
import { block, cat, disc, waves } from './pieces';
import type { Scene } from './scene';

/** What an alarm joins: the lamps of a house, a camera that saw the cat, the door card, and the phone beside the bed. */
export const joined: Scene = {
  board: 'tech',
  parts: 4,
  ground: [
    ['pink', block(0, 0, 300, 220)],
    ['sky', block(300, 0, 300, 220)],
    ['aqua', block(600, 0, 300, 220)],
    ['sea', block(900, 0, 300, 220)],
    ['night', block(0, 196, 1200, 24)],
  ],
  things: [
    // Lamps that go on, and the panel that tells them to
    [
      ['night', 'M150 0v26', 7],
      ['red', 'M96 82q4-58 54-58t54 58z'],
      ['mango', 'M122 82h56l44 76H78z'],
      ['white', 'M128 82a22 22 0 0 0 44 0z'],
    ],
    [
      ['white', block(222, 66, 62, 86, 8)],
      ['night', block(231, 76, 44, 24)],
      ['red', `${disc(240, 116, 6)}${disc(266, 116, 6)}`],
      ['aqua', `${disc(240, 136, 6)}${disc(266, 136, 6)}`],
    ],
    [
      ['blue', block(60, 158, 180, 38, 8)],
      ['blue', block(44, 140, 34, 56, 8)],
      ['blue', block(222, 140, 34, 56, 8)],
    ],
    // A camera marks the moment
    [
      ['night', 'M300 26h60v30h-60', 12],
      ['white', 'M344 12h128l16 20v34l-16 10H344z'],
      ['night', block(474, 26, 34, 42, 4)],
      ['red', `${disc(366, 34, 8)}${block(344, 62, 128, 14)}`],
      ['aqua', disc(491, 47, 12)],
    ],
    [
      ['night', block(398, 116, 128, 80, 8)],
      ['mango', block(408, 126, 108, 52)],
      ['red', 'M420 186h58', 6],
      ['white', disc(480, 186, 7)],
    ],
    cat(458, 176, 'red'),
    // The last one out holds a card to the reader
    [
      ['night', block(640, 14, 124, 182)],
      ['red', block(652, 26, 100, 170)],
      ['white', block(672, 44, 60, 46)],
      ['mango', disc(738, 116, 9)],
    ],
    [
      ['night', block(782, 56, 58, 88, 8)],
      ['mango', disc(811, 78, 10)],
      ['white', 'M796 104h30M796 118h30M796 132h30', 6],
    ],
    [
      ['white', block(730, 104, 70, 46, 5)],
      ['blue', block(730, 112, 70, 10)],
      ['pink', disc(746, 136, 8)],
    ],
    passer(866, 196, 'pink', { tall: 132, arm: [-60, 70] }),
    // A phone that rings on the night table
    [
      ['white', block(926, 148, 136, 48, 8)],
      ['pink', block(926, 132, 60, 30, 8)],
      ['mango', disc(962, 124, 17)],
      ['red', block(984, 140, 80, 40, 8)],
    ],
    [
      ['night', block(1074, 40, 84, 140, 12)],
      ['white', block(1082, 54, 68, 106)],
      ['red', 'M1096 126q10-8 10-28t10-22q10 2 10 22t10 28z'],
      ['red', disc(1116, 132, 7)],
    ],
    [['white', 'M1060 70q-14 30 0 60M1172 70q14 30 0 60', 7]],
    waves(1116, 32, 'mango', 1),
    [['sand', block(1062, 180, 108, 16)]],
  ],
};
