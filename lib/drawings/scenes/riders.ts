import { person } from './people';
import { block, phone } from './pieces';
import type { Paint, Painted, Scene } from './scene';
import { bubble, tick } from './street';
import { cat, soiDog } from './street-life';

/** A window of a bus that has no glass. */
const opening = (x: number, wide: number): Painted => ['blue', block(x, 88, wide, 102, 14)];

const heart = (x: number, y: number): Painted => [
  'red',
  `M${x} ${y + 22}q-20-14-20-25q0-11 10-11q7 0 10 7q3-7 10-7q10 0 10 11q0 11-20 25z`,
];

const bag = (x: number, y: number, wide: number, tall: number, paint: Paint): readonly Painted[] => [
  ['night', `M${x + wide / 2 - 14} ${y - tall}v-9h28v9`, 5],
  [paint, block(x, y - tall, wide, tall, 5)],
  ['white', `M${x + 14} ${y - tall + 2}v${tall - 4}M${x + wide - 14} ${y - tall + 2}v${tall - 4}`, 5],
];

/** The upper half of a baht bus that passes: who rides, what each has on the phone, and what is tied to its roof. */
export const riders: Scene = {
  board: 'web',
  parts: 4,
  ground: [['sky', block(0, 0, 1200, 220)]],
  things: [
    // On the roof
    bag(64, 66, 92, 44, 'red'),
    bag(164, 66, 66, 34, 'mango'),
    soiDog(272, 76, 'white'),
    [
      ['aqua', 'M404 46q120-34 250-2q-120 26-250 2z'],
      ['blue', 'M424 45q110-18 212-1', 5],
    ],
    [['night', 'M440 66V40M618 66V40', 6]],
    cat(712, 78, 'red'),
    bag(764, 66, 116, 40, 'blue'),
    [['night', 'M0 56h930q16 0 16 12', 6]],
    // The body; its nose is out of the picture
    [
      ['white', 'M0 76H1104L1172 184Q1188 190 1200 192V220H0z'],
      ['red', 'M0 62h1092q16 0 20 16H0z'],
    ],
    [opening(26, 280), opening(330, 280), opening(634, 280)],
    [
      ['aqua', 'M962 92h128l56 92h-184z'],
      ['white', 'M1054 88l58 100', 6],
    ],
    // Who rides
    person(80, 190, 'mango', { hair: 'bun' }),
    phone(106, 138, 'aqua'),
    [bubble(120, 94, 62, 40, 'white', 0.2), heart(151, 111)],
    person(232, 190, 'red', { hair: 'beard', way: -1 }),
    person(392, 190, 'aqua', { hair: 'short' }),
    person(470, 190, 'pink', { hair: 'curls', way: -1 }),
    phone(424, 140, 'mango'),
    [bubble(488, 92, 56, 42, 'white', 0.1), ['blue', 'M506 102l24 11-24 11z']],
    person(578, 190, 'mango', { hair: 'tail', way: -1 }),
    cat(672, 190, 'white'),
    person(748, 190, 'sea', { hair: 'scarf' }),
    phone(776, 140, 'pink'),
    [bubble(792, 94, 62, 40, 'mango', 0.2), tick(808, 103, 26, 'red')],
    person(872, 190, 'red', { hair: 'straw', way: -1 }),
    // The driver
    person(1030, 186, 'blue', { hair: 'cap', locks: 'red' }),
    [['night', 'M1086 186l-18-36', 7]],
    // Sills, and the handle of the door
    [
      ['red', `${block(18, 188, 296, 12, 4)}${block(322, 188, 296, 12, 4)}${block(626, 188, 296, 12, 4)}`],
      ['night', 'M944 84v136M968 206h34', 5],
    ],
  ],
};
