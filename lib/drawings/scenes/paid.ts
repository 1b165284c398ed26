import { head } from './heads';
import { passer, someone } from './people';
import { block, disc } from './pieces';
import type { Paint, Scene, Thing } from './scene';
import { dog, tick } from './street';

/** Who has taken a seat, x the middle, y the floor. */
const seated = (x: number, y: number, coat: Paint, way: 1 | -1): Thing => [
  ['red', `M${x - 22} ${y}v-44h44v44`, 8],
  [coat, `M${x - 20} ${y - 38}v-18q0-22 20-22t20 22v18z`],
  ...head(x, y - 88, 15, someone(x, coat, { way })),
];

/** A line of the book and the coin that it belongs to. */
const entry = (x: number, y: number): Thing => [
  ['mango', disc(x, y, 8)],
  ['night', `M${x + 18} ${y}h66`, 6],
];

/** Evening at the beach, of which the upper 80 stay empty: a table without a free chair, nobody who reads slips, a guest whose money came before
 * the suitcase, and a book in which each coin has its line. */
export const paid: Scene = {
  board: 'web',
  parts: 4,
  ground: [
    ['sea', block(0, 168, 1200, 52)],
    ['sand', block(0, 192, 1200, 28)],
  ],
  things: [
    // A table under its parasol, and a guest on every chair
    [
      ['white', 'M150 206V100', 8],
      ['red', 'M66 128q10-44 84-44t84 44z'],
      ['white', 'M118 128q2-38 32-44 30 6 32 44z'],
    ],
    seated(52, 208, 'mango', 1),
    seated(248, 208, 'aqua', -1),
    seated(104, 208, 'blue', 1),
    seated(196, 208, 'white', -1),
    [
      ['night', `${block(78, 164, 144, 9, 3)}M110 173l-14 36M190 173l14 36`],
      ['night', 'M106 172l-10 36M194 172l10 36', 6],
    ],
    [['white', block(132, 132, 36, 32, 3)], tick(139, 138, 22)],
    // Slips that nobody has to read, and who slept on them
    [
      ['white', `${block(322, 176, 78, 30)}${block(334, 164, 62, 34)}`],
      ['night', 'M332 186h40M332 196h56M344 174h40', 4],
    ],
    [
      ['night', 'M344 166q4-30 36-30t36 30z'],
      ['night', `${disc(350, 150, 16)}M337 144v-20l14 10zM363 144v-20l-14 10z`],
      ['white', 'M342 151h6M353 151h6', 3],
      ['night', 'M408 160q26 2 22-26', 8],
    ],
    [
      ['red', 'M448 206l66-62M560 206l-34-40M444 152q60 46 132 40', 8],
      ['blue', 'M470 166q42 24 92 22l8 10q-68 10-110-18z'],
      ['mango', 'M456 172l-14-26q10-16 26-6l20 30z'],
      ['pink', disc(452, 128, 17)],
      ['white', 'M430 122q8-22 34-18l14 14-44 14z'],
      ['night', 'M452 126h17', 7],
      ['mango', 'M480 158l34-24', 10],
    ],
    [['night', block(506, 92, 34, 56, 5)], ['aqua', block(511, 98, 24, 42)], tick(513, 106, 20, 'night')],
    // The money comes from the aeroplane first
    [
      ['white', 'M604 112q2-14 20-14h74q30 2 34 14-4 12-34 12h-74q-18 0-20-12z'],
      ['red', 'M606 108l-12-24h16l22 18z'],
      ['blue', 'M648 112h38l-30 24h-14z'],
      ['night', `${disc(706, 108, 4)}${disc(692, 108, 4)}${disc(678, 108, 4)}`],
    ],
    [
      ['aqua', 'M786 128q4-38 44-38t44 38q-12-10-22 0-10-10-22 0-12-10-22 0-10-10-22 0z'],
      ['white', 'M788 130l42 40M872 130l-42 40M830 130v40', 3],
      ['mango', disc(830, 180, 18)],
      ['white', 'M830 170v20', 5],
    ],
    passer(722, 212, 'pink', { tall: 86, arm: [22, 40] }),
    [
      ['red', block(734, 178, 34, 32, 4)],
      ['night', 'M744 178v-9h14v9', 4],
    ],
    // Its book
    [
      ['night', 'M960 206V98h236v108z'],
      ['white', 'M968 198V92q52-14 108 6v108q-54-20-108-8zM1188 198V92q-52-14-108 6v108q54-20 108-8z'],
    ],
    entry(986, 112),
    entry(986, 138),
    entry(986, 164),
    entry(1098, 112),
    entry(1098, 138),
    entry(1098, 164),
    dog(924, 210, 'mango', 1),
  ],
};
