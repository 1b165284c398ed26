import { passer, person } from './people';
import { beer, block, disc } from './pieces';
import type { Scene } from './scene';
import { palm } from './street';

/** Who watches one stage: a hotel bed, a snowed-in sofa, a week of clips, and the band's own fans. */
export const watching: Scene = {
  board: 'tech',
  parts: 4,
  ground: [
    ['pink', block(0, 0, 300, 220)],
    ['blue', block(300, 0, 300, 220)],
    ['mango', block(600, 0, 300, 220)],
    ['aqua', block(900, 0, 300, 220)],
    ['night', block(0, 196, 1200, 24)],
  ],
  things: [
    // A hotel room whose guest is already on his feet
    [
      ['sky', block(18, 20, 70, 96)],
      ['mango', disc(54, 60, 20)],
    ],
    palm(48, 116, 44),
    [
      ['night', block(98, 24, 136, 94, 8)],
      ['red', block(108, 34, 116, 74)],
      ['mango', 'M130 108l20-58h34l22 58z'],
      ['white', disc(168, 70, 13)],
      ['night', 'M156 108q0-24 12-24t12 24z'],
    ],
    [
      ['white', block(20, 146, 150, 50, 8)],
      ['sea', block(66, 150, 104, 46, 8)],
      ['white', block(26, 132, 44, 24, 8)],
    ],
    passer(234, 196, 'blue', { tall: 122, arm: [30, 96] }),
    // Far away it snows
    [
      ['white', block(322, 18, 92, 98)],
      ['sky', block(332, 28, 72, 78)],
      ['white', 'M332 106V84l20-22 16 20 14-12 22 24v12z'],
      ['white', `${disc(348, 44, 5)}${disc(370, 56, 5)}${disc(388, 40, 5)}${disc(392, 64, 4)}`],
    ],
    [
      ['red', block(340, 116, 130, 80, 12)],
      ['red', block(324, 140, 34, 56, 8)],
      ['red', block(452, 140, 34, 56, 8)],
    ],
    person(406, 168, 'pink', { skin: 'sand' }),
    [
      ['night', block(444, 44, 132, 88, 8)],
      ['mango', block(454, 54, 112, 68)],
      ['red', 'M488 122q2-42 22-42t22 42z'],
      ['white', disc(510, 74, 13)],
      ['night', 'M534 122V82', 6],
    ],
    beer(500, 196),
    // One evening, cut into clips
    [
      ['night', 'M606 60h290v100H606z'],
      ['red', block(620, 76, 62, 68)],
      ['aqua', block(694, 76, 62, 68)],
      ['pink', block(768, 76, 62, 68)],
      ['blue', block(842, 76, 54, 68)],
      [
        'white',
        `${disc(651, 102, 13)}M634 144q0-26 17-26t17 26zM712 90l32 20-32 20z${disc(799, 102, 13)}M782 144q0-26 17-26t17 26z`,
      ],
      [
        'white',
        Array.from(
          { length: 14 },
          (_, i) => `${block(614 + i * 20, 64, 9, 7)}${block(614 + i * 20, 149, 9, 7)}`,
        ).join(''),
      ],
    ],
    [
      ['white', 'M706 196l66-128M782 196l-66-128', 9],
      ['red', `${disc(706, 186, 17)}${disc(782, 186, 17)}`],
      ['mango', `${disc(706, 186, 8)}${disc(782, 186, 8)}`],
    ],
    // The singer, and hearts from everybody's phone
    passer(1050, 190, 'red', { tall: 176, arm: [26, 116] }),
    [
      ['night', 'M1072 196V92', 6],
      ['night', disc(1074, 84, 13)],
    ],
    [
      ['pink', 'M968 96q-34-26-34-44a17 17 0 0 1 34-6a17 17 0 0 1 34 6q0 18-34 44z'],
      ['red', 'M1140 82q-28-22-28-38a14 14 0 0 1 28-6a14 14 0 0 1 28 6q0 16-28 38z'],
    ],
    [
      ['blue', block(946, 128, 44, 68, 8)],
      ['white', block(952, 136, 32, 48)],
      ['night', block(1116, 120, 48, 76, 8)],
      ['white', block(1122, 129, 36, 54)],
      ['red', `${disc(968, 160, 10)}${disc(1140, 156, 11)}`],
    ],
  ],
};
