import { head } from './heads';
import { person } from './people';
import { block, disc, dome, waves } from './pieces';
import type { Painted, Scene } from './scene';
import { cat } from './street-life';

/** A singer on the stage, as large as is said; x the middle, y the feet. */
const singer = (x: number, y: number, size = 1): readonly Painted[] => {
  const s = (value: number) => value * size;
  return [
    ['red', `M${x - s(30)} ${y}l${s(16)}-${s(56)}h${s(28)}l${s(16)} ${s(56)}z`],
    ...head(x, y - s(70), s(14), { hair: 'bob' }),
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
  parts: 5,
  ground: [
    ['night', block(0, 14, 1500, 206)],
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
      ['white', 'M374 142h152l18 62H356z'],
      ['night', 'M392 152l-5 40M422 152l-3 40M450 152v40M478 152l3 40M508 152l5 40', 5],
      ['red', `${block(379, 174, 20, 12)}${block(440, 178, 20, 12)}${block(501, 174, 20, 12)}`],
      ['blue', `${block(410, 158, 20, 12)}${block(469, 162, 20, 12)}`],
    ],
    // The same song on three channels
    [...phone(704, 196, 'red'), ['white', 'M684 118l24 18-24 18z']],
    phone(796, 196, 'mango'),
    [
      ['night', 'M796 156a10 9 0 1 0 12 0zM808 160v-40q6 10 14 8'],
      ['night', 'M808 162v-42', 5],
    ],
    phone(750, 186, 'aqua'),
    singer(750, 160, 0.75),
    // A cable with a cat on it, and the air that carries on
    [
      ['red', 'M900 190q18-14 32-6M966 194q60 14 110-14v-6', 9],
      ['mango', 'M936 178l8-10M940 190l10 2M962 184l-4-8', 5],
    ],
    [
      ['white', block(1042, 120, 94, 56, 8)],
      ['red', `${disc(1064, 148, 7)}`],
      ['sea', `${disc(1088, 148, 7)}${disc(1112, 148, 7)}`],
      ['white', 'M1060 122V74M1118 122V74', 9],
    ],
    waves(1060, 70, 'mango', 2),
    waves(1118, 70, 'mango', 2),
    cat(1006, 190, 'mango'),
    // The evening, kept
    [
      ['white', block(1250, 60, 150, 118, 10)],
      ['night', `${disc(1288, 110, 30)}${disc(1362, 110, 30)}`],
      ['mango', `${disc(1288, 110, 19)}${disc(1362, 110, 19)}`],
      ['night', `${disc(1288, 110, 7)}${disc(1362, 110, 7)}${block(1266, 154, 118, 14)}`],
      ['red', disc(1325, 80, 7)],
    ],
    [
      ['white', 'M1386 178q44 32 114 10v26q-84 22-134-32z'],
      ['night', 'M1408 196l6 8M1432 204l4 8M1458 206l2 8M1484 204v8', 6],
    ],
    // The first row
    [
      ['mango', `${dome(34, 220, 26)}${dome(1294, 220, 20)}`],
      ['red', `${dome(96, 220, 20)}${dome(606, 220, 22)}${dome(1230, 220, 26)}`],
    ],
  ],
};
