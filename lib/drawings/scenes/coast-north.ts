import { block, disc } from './pieces';
import type { Thing } from './scene';
import { bulbsAlong, dog, palm } from './street';

/** The parts of the coast from the north, each from y down. */

/** The wooden temple on its headland, and a boat that comes home. */
export const naklua = (y: number): Thing[] => [
  [
    ['white', `M34 ${y + 96}V${y + 40}l34 56z`],
    ['red', `M4 ${y + 102}h70q-6 28-18 28H24Q10 ${y + 130} 4 ${y + 102}z`],
  ],
  [
    [
      'mango',
      `M187 ${y + 8}q3 40 15 56h-30q12-16 15-56zM134 ${y + 74}q2 24 10 34h-20q8-10 10-34zM240 ${y + 74}q2 24 10 34h-20q8-10 10-34z`,
    ],
    ['mango', `${block(152, y + 84, 70, 26)}${block(122, y + 136, 130, 54)}`],
    ['red', `M134 ${y + 92}q24-6 32-34h42q8 28 32 34zM100 ${y + 144}q28-6 40-40h94q12 34 40 40z`],
    ['night', `M170 ${y + 190}v-28q17-22 34 0v28zM136 ${y + 176}v-18h18v18zM220 ${y + 176}v-18h18v18z`],
    ['white', `M108 ${y + 192}h158l8 12H100z`],
  ],
];

/** Hotels behind palms and umbrellas, and the baht bus along them. */
export const beachRoad = (y: number): Thing[] => [
  [
    ['white', block(192, y + 16, 42, 160)],
    ['aqua', Array.from({ length: 6 }, (_, row) => block(198, y + 26 + row * 18, 30, 9)).join('')],
  ],
  [
    ['pink', block(226, y + 52, 40, 124)],
    ['night', Array.from({ length: 4 }, (_, row) => block(232, y + 62 + row * 18, 28, 8)).join('')],
  ],
  palm(182, y + 176, 116),
  [
    ['night', `M150 ${y + 66}v44M164 ${y + 132}v40`, 5],
    ['red', `M126 ${y + 72}a24 22 0 0 1 48 0z`],
    ['mango', `M142 ${y + 138}a22 20 0 0 1 44 0z`],
  ],
  [
    [
      'blue',
      `${block(196, y + 134, 72, 12)}${block(200, y + 164, 68, 22)}M176 ${y + 186}v-18l12-4 8-20h14v42z`,
    ],
    ['white', block(206, y + 146, 58, 16)],
    ['red', `M178 ${y + 174}h90`, 5],
    ['night', `M236 ${y + 146}v18`, 5],
    ['night', `${disc(196, y + 188, 10)}${disc(250, y + 188, 10)}`],
  ],
  dog(240, y + 134, 'mango'),
];

/** The gate to the street of neon, and the ferry at its pier. */
export const southPattaya = (y: number): Thing[] => [
  [['night', `M20 ${y + 176}h110M36 ${y + 176}v24M66 ${y + 176}v24M96 ${y + 176}v24`, 8]],
  [
    ['red', `M6 ${y + 140}h82q-6 26-18 26H26Q10 ${y + 166} 6 ${y + 140}z`],
    ['white', `${block(22, y + 112, 54, 28)}${block(32, y + 96, 30, 16)}`],
    ['blue', `M30 ${y + 126}h38`, 8],
  ],
  [
    ['night', block(166, y + 92, 82, 98)],
    ['pink', `M188 ${y + 120}h40l-20 24zM208 ${y + 142}v30M196 ${y + 174}h24`, 5],
    ['red', `${block(148, y + 84, 20, 106)}${block(246, y + 84, 20, 106)}`],
    ['red', `M138 ${y + 92}V${y + 58}q69-44 138 0v34z`],
    ['mango', bulbsAlong(152, y + 80, 22, 6, 6)],
    ['white', `M207 ${y + 30}l8 14 16 2-12 11 3 15-15-7-15 7 3-15-12-11 16-2z`],
  ],
  dog(140, y + 198, 'mango', -1),
];

/** The hill with its temple on top of long stairs, and the sun that goes down behind it. */
export const pratumnak = (y: number): Thing[] => [
  [['red', disc(112, y + 76, 40)]],
  [['sea', `M66 ${y + 176}Q112 ${y + 66} 190 ${y + 64}T282 ${y + 200}H74q-8-10-8-24z`]],
  [
    ['mango', `M194 ${y + 8}q2 22 9 30q17 10 17 36h-52q0-26 17-36q7-8 9-30z`],
    ['white', `${block(160, y + 70, 68, 10)}M178 ${y + 80}h32l26 120h-84z`],
    [
      'night',
      `M177 ${y + 94}h34M174 ${y + 110}h40M171 ${y + 126}h46M167 ${y + 144}h54M163 ${y + 162}h62M159 ${y + 180}h70`,
      4,
    ],
  ],
  palm(110, y + 196, 70),
  palm(252, y + 200, 76),
  dog(196, y + 160, 'mango'),
];
