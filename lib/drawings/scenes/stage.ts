import { block, disc, dome, person, waves } from './pieces';
import type { Painted, Scene } from './scene';
import { cat } from './street-life';

/** A singer on the stage, as large as is said; x the middle, y the feet. */
const singer = (x: number, y: number, size = 1): readonly Painted[] => {
  const s = (value: number) => value * size;
  return [
    ['red', `M${x - s(30)} ${y}l${s(16)}-${s(56)}h${s(28)}l${s(16)} ${s(56)}z`],
    ['pink', `${disc(x, y - s(70), s(14))}`],
    ['night', `M${x - s(16)} ${y - s(62)}v-${s(10)}a${s(16)} ${s(16)} 0 0 1 ${s(32)} 0z`],
    [
      'pink',
      `M${x + s(10)} ${y - s(48)}l${s(20)}-${s(26)}M${x - s(10)} ${y - s(48)}l-${s(18)} ${s(22)}`,
      s(9),
    ],
  ];
};

const phone = (x: number, y: number, paint: 'red' | 'aqua' | 'mango'): readonly Painted[] => [
  ['white', block(x - 36, y - 128, 72, 132, 10)],
  [paint, block(x - 28, y - 112, 56, 96)],
  ['night', block(x - 10, y - 9, 20, 5)],
];

/** A stage seen from behind the cameras, as the evening goes out to everybody. */
export const stage: Scene = {
  board: 'tech',
  parts: [150, 150, 150, 150, 150],
  ground: [
    ['night', block(0, 0, 1500, 220)],
    ['blue', block(0, 20, 1500, 130)],
    ['pink', 'M60 8h30L190 150H20zM690 8h30L830 150H610zM1290 8h30L1440 150H1200z'],
    ['aqua', 'M380 8h30L560 150H330zM1020 8h30L1130 150H900z'],
    ['red', block(0, 150, 1500, 26)],
    ['mango', block(0, 150, 1500, 6)],
  ],
  things: [
    [
      ['white', block(0, 14, 1500, 6)],
      [
        'red',
        `${block(58, 8, 34, 26)}${block(378, 8, 34, 26)}${block(688, 8, 34, 26)}${block(1018, 8, 34, 26)}${block(1288, 8, 34, 26)}`,
      ],
    ],
    // A camera, and on its screen what it sees
    singer(66, 152, 1.1),
    [
      ['white', 'M186 176l-40 44M226 176l40 44M206 170v50', 9],
      ['mango', block(140, 78, 146, 96, 10)],
      ['red', `${block(162, 56, 84, 14)}${disc(272, 92, 7)}`],
      ['night', block(152, 90, 104, 74)],
      ['pink', block(158, 96, 92, 62)],
      ['white', 'M246 70l-6 10h-70l-8-10', 6],
    ],
    singer(204, 158, 0.7),
    // The desk of the sound, and the drummer
    [...person(450, 118, 'mango'), ['white', 'M424 108l-30-34M476 108l30-34', 6]],
    [
      ['red', disc(450, 122, 30)],
      ['white', disc(450, 122, 20)],
      ['aqua', `${block(386, 106, 40, 44, 4)}${block(474, 106, 40, 44, 4)}`],
      ['mango', 'M374 76h44M484 76h44', 7],
    ],
    [
      ['white', 'M340 142h220l26 62H314z'],
      ['night', 'M364 152l-8 40M398 152l-4 40M432 152l-2 40M468 152l2 40M502 152l4 40M536 152l8 40', 5],
      ['red', `${block(350, 172, 22, 12)}${block(420, 178, 22, 12)}${block(494, 174, 22, 12)}`],
      ['blue', `${block(386, 160, 22, 12)}${block(458, 164, 22, 12)}${block(530, 158, 22, 12)}`],
    ],
    // The same song on three channels
    [...phone(660, 196, 'red'), ['white', 'M648 118l28 18-28 18z']],
    phone(840, 196, 'mango'),
    [
      ['night', 'M826 156a10 9 0 1 0 12 0zM838 160v-40q12 12 20 8'],
      ['night', 'M838 162v-42', 5],
    ],
    phone(750, 186, 'aqua'),
    singer(750, 160, 0.75),
    // A cable with a cat on it, and the air that carries on
    [
      ['red', 'M900 190q40-24 70-4M1030 190q40 16 60-10v-14', 9],
      ['mango', 'M978 180l10-10M980 194l12 2M1022 182l-10-10M1022 198l-12 4', 5],
    ],
    [
      ['white', block(1050, 120, 120, 56, 8)],
      ['red', `${disc(1072, 148, 7)}`],
      ['sea', `${disc(1096, 148, 7)}${disc(1120, 148, 7)}`],
      ['white', 'M1070 122V74M1150 122V74', 9],
    ],
    waves(1070, 70, 'mango'),
    waves(1150, 70, 'mango'),
    cat(946, 182, 'mango'),
    // The evening, kept
    [
      ['white', block(1230, 60, 190, 118, 10)],
      ['night', `${disc(1278, 108, 34)}${disc(1372, 108, 34)}`],
      ['mango', `${disc(1278, 108, 22)}${disc(1372, 108, 22)}`],
      ['night', `${disc(1278, 108, 8)}${disc(1372, 108, 8)}${block(1250, 154, 150, 14)}`],
      ['red', disc(1325, 84, 8)],
    ],
    [
      ['white', 'M1400 178q40 30 100 10v26q-70 20-120-30z'],
      ['night', 'M1420 196l6 8M1440 202l4 8M1462 204l2 8M1484 202v8', 6],
    ],
    // The first row
    [
      [
        'pink',
        `${dome(34, 220, 26)}${dome(96, 220, 20)}${dome(606, 220, 22)}${dome(1230, 220, 26)}${dome(1294, 220, 20)}`,
      ],
    ],
  ],
};
