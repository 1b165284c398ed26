import { block, disc, dome, moon, waves } from './pieces';
import type { Scene, Thing } from './scene';
import { soiDog, thief } from './street-life';

const siren = (x: number, y: number): Thing => [
  ['red', `${dome(x, y, 16)}`],
  ['white', block(x - 20, y, 40, 9)],
];

const sack = (x: number, y: number): Thing => [
  ['pavement', `M${x - 24} ${y}q-10-34 16-44l-6-12h28l-6 12q26 10 16 44z`],
  ['night', `M${x - 8} ${y - 43}h16`, 5],
];

/** A street at night, and somebody who tries it house by house. */
export const burglar: Scene = {
  board: 'tech',
  parts: 4,
  walls: ['blue', 'blue', 'blue', 'blue'],
  ground: [
    ['blue', block(0, 0, 1200, 220)],
    [
      'night',
      'M0 204V120h40v-30h50v50h60v-70h44v40h70v-30h60v60h90v-40h60v-40h50v70h80v-50h60v40h80v-70h50v50h90v-30h70v60h80v-50h60v50h100v80z',
    ],
    ['pavement', block(0, 204, 1200, 16)],
  ],
  things: [
    [
      ...moon(30, 44),
      [
        'white',
        `${disc(266, 36, 3)}${disc(320, 34, 3)}${disc(590, 26, 3)}${disc(900, 30, 3)}${disc(1170, 34, 3)}`,
      ],
    ],
    // A house: by the ladder to the only window that is not locked
    [
      ['sand', block(40, 92, 170, 112)],
      ['red', 'M22 96L125 24L228 96z'],
      ['night', block(62, 136, 40, 68)],
      ['mango', disc(94, 172, 4)],
      ['mango', block(128, 112, 58, 48)],
      ['night', 'M157 112v48M128 136h58', 5],
    ],
    siren(82, 120),
    [['white', 'M196 204L222 116M226 204L252 116M200 188h30M206 168h30M212 148h30M218 128h30', 6]],
    [...thief(228, 178)],
    // A bar: past the door, on tiptoe
    [
      ['pink', block(330, 70, 200, 134)],
      ['night', block(346, 116, 64, 88)],
      ['aqua', block(430, 116, 86, 50)],
      ['white', 'M444 126h44l-22 22zM464 146h4v14h-4zM456 158h20v4h-20z'],
      ['red', 'M318 70h224l16 34h-256z'],
      ['sand', 'M358 70h28l-4 34h-34zM422 70h28l4 34h-34zM486 70h28l18 34h-36z'],
    ],
    siren(446, 62),
    [
      ['mango', 'M348 30h56M376 70v-38', 6],
      ['red', 'M352 30l24 26 24-26z'],
    ],
    [...thief(538, 204), ...sack(492, 204)],
    // A shop: at the shutter, and not alone
    [
      ['mango', block(636, 60, 236, 144)],
      ['night', block(652, 96, 130, 108)],
      ['white', block(658, 102, 118, 102)],
      ['pavement', 'M658 116h118M658 132h118M658 148h118M658 164h118M658 180h118M658 196h118', 5],
      ['aqua', block(798, 100, 62, 64)],
      ['red', `${disc(828, 124, 12)}M812 164q0-28 16-28t16 28z`],
      ['red', block(624, 52, 260, 32)],
      ['white', `${block(660, 62, 90, 12)}${block(762, 62, 50, 12)}`],
    ],
    [
      ['red', block(704, 160, 26, 22, 4)],
      ['red', 'M709 160v-10q0-8 8-8t8 8v10', 5],
    ],
    [...thief(790, 204), ['night', 'M806 146l-70 30', 6]],
    waves(704, 44, 'red'),
    siren(704, 50),
    [...soiDog(602, 204, 'white'), ['mango', 'M694 140l8-4M695 152h9M694 164l8 4', 5]],
    // A warehouse: away, without the sack
    [
      ['aqua', 'M940 204V84L1040 40L1140 84V204z'],
      ['sea', 'M930 88L1040 38L1150 88L1144 98L1040 52L936 98z'],
      ['night', block(976, 110, 128, 94)],
      ['sand', `${block(984, 118, 52, 86)}${block(1044, 118, 52, 86)}`],
      ['red', 'M984 118l52 86M1036 118l-52 86M1044 118l52 86M1096 118l-52 86', 5],
    ],
    siren(1040, 84),
    [...sack(960, 204), ['mango', `${disc(992, 198, 6)}${disc(1006, 200, 4)}`]],
    [
      ...thief(1098, 204),
      ['white', 'M1078 138l-20-30M1118 138l20-30', 12],
      ['pink', `${disc(1056, 103, 8)}${disc(1140, 103, 8)}`],
    ],
  ],
};
