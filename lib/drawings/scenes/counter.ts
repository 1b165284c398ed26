import { block, code, disc } from './pieces';
import type { Scene } from './scene';

/** What stands on the counter of a bar to be paid with, each as wide as its part: the head of a stand with its code, a window with a boat
 * trip, the folder of the bill with the cards in it, and a phone with a wallet. The words stand on the rest of each. */
export const counter: Scene = {
  board: 'web',
  parts: 5,
  ground: [
    ['blue', block(0, 0, 300, 220)],
    ['sky', block(300, 0, 300, 220)],
    ['night', block(300, 0, 300, 36)],
    ['sea', block(300, 183, 300, 37)],
    ['white', block(600, 0, 300, 220)],
    ['night', `${block(600, 152, 10, 68)}${block(890, 152, 10, 68)}`],
    ['aqua', block(900, 0, 300, 220)],
  ],
  things: [
    // The head of the stand
    code(80, 40, 140),
    [
      ['red', disc(150, 110, 21)],
      ['white', 'M141 122v-24M150 122v-24M159 122v-24', 4],
    ],
    [
      [
        'mango',
        `${block(16, 92, 40, 12)}${block(16, 116, 40, 12)}${block(244, 92, 40, 12)}${block(244, 116, 40, 12)}`,
      ],
    ],
    // A window, and the trip that is paid from far away
    [
      ['red', disc(322, 18, 6)],
      ['mango', disc(342, 18, 6)],
      ['aqua', disc(362, 18, 6)],
      ['white', block(386, 10, 190, 16, 8)],
    ],
    [['mango', disc(540, 78, 24)]],
    [
      ['white', 'M398 146h150l-24 30h-108z'],
      ['red', 'M398 146h150l-8 11h-134z'],
      ['blue', 'M470 138V60l52 78z'],
      ['pink', 'M460 138V76l-40 62z'],
    ],
    [['white', 'M330 58h46q4-14-12-14-4-12-16-6-14-2-14 10-10 2-4 10z']],
    [['sea', 'M306 186q18-14 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0', 14]],
    [
      ['red', block(352, 186, 106, 28, 6)],
      ['white', 'M372 200h66', 6],
    ],
    // Two cards in the pocket of the folder that brings the bill
    [
      ['blue', 'M650 36l190-22q12 0 14 12l14 118-206 26z'],
      ['aqua', 'M652 62l206-26 3 22-206 26z'],
    ],
    [
      ['mango', block(636, 52, 216, 160, 12)],
      ['white', block(660, 78, 42, 32, 5)],
      ['night', 'M660 94h42M681 78v32', 3],
      ['night', `${[0, 1, 2, 3].map((at) => `M${660 + at * 44} 132h30`).join('')}`, 9],
      ['red', disc(822, 86, 16)],
    ],
    [
      ['night', 'M606 152h90q10 0 14 10 8 16 40 16t40-16q4-10 14-10h91v68H606z'],
      ['mango', `${block(622, 196, 50, 6)}${block(834, 196, 50, 6)}`],
    ],
    // A phone with the wallet on its screen
    [['night', block(1000, 8, 100, 18, 9)]],
    [
      ['mango', `${disc(1010, 70, 26)}`],
      ['pink', block(1030, 46, 78, 60, 5)],
      ['white', block(1052, 56, 70, 60, 5)],
    ],
    [
      ['red', block(968, 88, 164, 104, 12)],
      ['night', block(968, 88, 164, 18, 8)],
      ['white', 'M1132 126h-40q-16 0-16 17t16 17h40z'],
      ['night', disc(1096, 143, 8)],
    ],
    // Who lies on the window
    [
      ['night', 'M1400 196q56 4 44-56', 14],
      ['night', 'M1262 220q0-64 66-64h34q54 0 58 64z'],
      ['night', `${disc(1284, 170, 32)}M1256 158l0-40 26 20zM1312 158l0-40-26 20z`],
      ['white', `${disc(1272, 168, 8)}${disc(1298, 168, 8)}`],
      ['night', `${disc(1274, 171, 4)}${disc(1300, 171, 4)}`],
      ['red', 'M1262 200q22 12 44 0', 8],
    ],
  ],
};
