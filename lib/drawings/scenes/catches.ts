import { person } from './people';
import { block, cat, disc, envelope } from './pieces';
import type { Scene } from './scene';

/** A day of a dive shop by the sea: what its net brings in, whom the counter knows, and which line caught most. */
export const catches: Scene = {
  board: 'web',
  parts: 3,
  ground: [
    ['sky', block(0, 0, 300, 220)],
    ['mango', block(300, 0, 300, 220)],
    ['pink', block(600, 0, 300, 220)],
    ['sea', `${block(0, 118, 300, 102)}${block(600, 168, 300, 52)}`],
    ['blue', block(300, 168, 300, 52)],
  ],
  things: [
    // The net holds every letter
    [
      ['white', 'M20 84h170l-22 44H44z'],
      ['red', 'M20 84h170l-7 14H27z'],
      ['blue', block(52, 44, 52, 40)],
      ['aqua', block(60, 52, 36, 18)],
      ['night', 'M146 84V14l58 40', 7],
      ['red', 'M46 84V40h-26v14h20v30z'],
    ],
    [
      ['night', 'M204 54v46M204 54l-70 60M204 54l76 60', 4],
      ['aqua', 'M124 112h160q4 92-80 98t-80-98z'],
    ],
    envelope(136, 122, 'white', 'red', 60),
    envelope(206, 118, 'mango', 'night', 60),
    envelope(172, 160, 'white', 'blue', 60),
    [['night', 'M124 112h160M140 164l56 42M134 116l110 84M194 112l74 58M254 112l-116 50M284 116l-100 90', 3]],
    [['white', 'M8 150q14 12 28 0t28 0M20 186q14 12 28 0t28 0', 5]],
    // The counter, and the page of the guest
    person(332, 172, 'aqua'),
    person(572, 172, 'red', { way: -1 }),
    [
      ['white', block(382, 14, 140, 158, 6)],
      ['aqua', block(394, 26, 52, 56)],
      ['red', `M398 82q0-24 22-24t22 24z`],
      ['night', disc(420, 46, 11)],
      ['night', 'M458 36h50M458 54h36M458 72h46M396 102h110M396 122h92M396 142h104', 6],
      ['mango', disc(500, 150, 13)],
    ],
    [['night', block(300, 166, 300, 12)]],
    cat(325, 220, 'pink'),
    // Three lines, and what hangs on them
    [
      ['night', 'M618 30h264', 9],
      ['night', 'M640 30v150M866 30v150', 9],
    ],
    [
      ['white', 'M696 30v26M752 30v26M808 30v26', 4],
      ['aqua', 'M696 52q26 22 0 54q-26-32 0-54zM696 98l16 20h-32z'],
      ['blue', 'M752 52q50 46 0 108q-50-62 0-108zM752 148l26 26h-52z'],
      ['red', 'M808 52q36 32 0 78q-36-46 0-78zM808 120l18 22h-36z'],
      ['white', `${disc(692, 66, 4)}${disc(746, 74, 5)}${disc(803, 70, 4)}`],
    ],
    [['mango', 'M752 4l8 15 16 2-12 11 3 16-15-8-15 8 3-16-12-11 16-2z']],
    [
      ['night', block(600, 172, 300, 12)],
      ['night', `${block(664, 184, 14, 36)}${block(820, 184, 14, 36)}`],
    ],
  ],
};
