import { block, disc } from './pieces';
import type { Thing } from './scene';
import { bulbsAlong, dog, palm } from './street';

/** The parts of the coast south of the hill, each from y down. */

/** Umbrellas as far as one sees, and somebody who flies above the sea. */
export const jomtien = (y: number): Thing[] => [
  [
    ['white', `M24 ${y + 58}L56 ${y + 112}L96 ${y + 58}M60 ${y + 58}L56 ${y + 112}`, 3],
    ['red', `M14 ${y + 60}a46 42 0 0 1 92 0q-12-8-23 0q-12-8-23 0q-12-8-23 0q-12-8-23 0z`],
    ['white', `M37 ${y + 60}q2-30 23-42q21 12 23 42q-12-8-23 0q-12-8-23 0z`],
    ['mango', block(50, y + 112, 13, 24, 6)],
    ['pink', disc(56, y + 106, 8)],
  ],
  [
    ['white', `M12 ${y + 178}h74l-12 20H26z`],
    ['night', `M40 ${y + 178}l8-14h16l8 14z`],
  ],
  [
    ['night', `M164 ${y + 70}v60M236 ${y + 64}v60M196 ${y + 128}v70`, 6],
    ['mango', `M128 ${y + 76}a36 34 0 0 1 72 0z`],
    ['white', `M198 ${y + 70}a38 36 0 0 1 76 0z`],
    ['red', `M152 ${y + 136}a44 42 0 0 1 88 0z`],
    ['white', `M182 ${y + 136}q0-30 14-42q14 12 14 42z`],
    ['blue', `M222 ${y + 70}q0-24 14-36q14 12 14 36z`],
  ],
  [['night', `M214 ${y + 196}l10-12h40M230 ${y + 184}v14M258 ${y + 184}v14M264 ${y + 184}l10-20`, 5]],
  dog(160, y + 200, 'mango'),
];

/** The pier of the fishers, their boat with its lamps, and squid that dry in the sun. */
export const bangSaray = (y: number): Thing[] => [
  [['night', `M8 ${y + 168}h166M24 ${y + 168}v32M64 ${y + 168}v32M104 ${y + 168}v32M144 ${y + 168}v32`, 9]],
  [
    ['night', `M60 ${y + 112}V${y + 44}M18 ${y + 56}h96`, 5],
    ['mango', bulbsAlong(26, y + 68, 20, 5, 7)],
    ['aqua', `M10 ${y + 116}h100q6 0 12-12q-2 48-30 48H34q-20 0-24-36z`],
    ['white', block(40, y + 92, 34, 24)],
    ['red', `M14 ${y + 128}h100`, 6],
  ],
  [
    ['night', `M186 ${y + 50}v146M278 ${y + 50}v146M176 ${y + 56}h112`, 8],
    [
      'pink',
      [208, 234, 260]
        .map(
          (x) =>
            `M${x} ${y + 58}l13 18-4 34h-18l-4-34zM${x - 9} ${y + 110}h5v26h-5zM${x - 2} ${y + 110}h4v32h-4zM${x + 5} ${y + 110}h5v26h-5z`,
        )
        .join(''),
    ],
    ['night', [208, 234, 260].map((x) => `${disc(x - 4, y + 98, 2.5)}${disc(x + 4, y + 98, 2.5)}`).join('')],
  ],
  dog(196, y + 204, 'mango'),
];

/** The island, and the dog that came with the ferry. */
export const kohLarn = (y: number): Thing[] => [
  [['mango', disc(238, y + 66, 26)]],
  [
    ['sea', `M62 ${y + 130}q26-58 66-40q20-50 62-34q36 2 50 50q22-4 36 26z`],
    ['sand', `M44 ${y + 134}q120-24 244 0q-30 46-122 46T44 ${y + 134}z`],
  ],
  palm(226, y + 140, 74),
  [
    ['night', `M160 ${y + 92}v62`, 6],
    ['red', `M118 ${y + 98}a42 38 0 0 1 84 0z`],
    ['white', `M146 ${y + 98}q0-26 14-38q14 12 14 38z`],
  ],
  [
    ['red', `M196 ${y + 146}l48-12 6 10-48 12z`],
    ['white', `M206 ${y + 144}l8 6M222 ${y + 140}l8 6`, 4],
  ],
  dog(134, y + 160, 'mango'),
  [['white', `M58 ${y + 196}q13 11 26 0t26 0M196 ${y + 198}q13 11 26 0t26 0`, 5]],
];
