import { passer } from './people';
import { beer, block, bottle, cat, code, disc, moon, sheet } from './pieces';
import type { Scene } from './scene';

/** One evening along the counter of a bar, from the first order to the drawer that is counted; its cat moves to the till at last. */
export const service: Scene = {
  board: 'web',
  parts: 6,
  ground: [
    ['blue', block(0, 0, 1500, 220)],
    ['aqua', block(300, 0, 300, 220)],
    ['pink', block(900, 0, 300, 220)],
    ['sand', block(1200, 0, 300, 220)],
    ['night', block(1500, 0, 300, 220)],
    ['mango', block(0, 160, 1800, 14)],
    ['red', block(0, 174, 1800, 46)],
  ],
  things: [
    // Tickets on the rail, one for the bar and one for the kitchen
    [['white', 'M0 22H300', 8]],
    sheet(86, 18, 58, 84, 'mango'),
    sheet(160, 18, 58, 84, 'aqua'),
    beer(84, 160),
    [
      ['white', 'M152 142h82q-5 18-24 18h-34q-19 0-24-18z'],
      ['pink', 'M164 142q2-40 32-34q28 4 26 34z'],
      ['red', 'M174 130q20-26 40 0', 7],
    ],
    cat(24, 160, 'night'),
    // The guest scans what the bill says
    [
      ['night', block(394, 14, 112, 146, 14)],
      ['white', block(404, 28, 92, 118)],
    ],
    code(410, 34, 80),
    [['red', block(420, 124, 60, 14, 4)]],
    [
      ['mango', disc(570, 140, 20)],
      ['mango', disc(590, 140, 20)],
      ['white', 'M590 130v20', 6],
    ],
    [
      ['blue', block(282, 108, 62, 44, 6)],
      ['mango', block(290, 118, 14, 12)],
      ['night', block(282, 134, 62, 8)],
    ],
    // One bill, cut between two
    passer(620, 216, 'pink', { tall: 152 }),
    passer(880, 216, 'mango', { tall: 146 }),
    [
      ['white', 'M692 22h50l8 22-10 22 10 22-10 22 8 20v30h-56z'],
      ['night', 'M702 44h34M702 64h26M702 84h32M702 104h26', 5],
      ['red', block(702, 120, 30, 14)],
    ],
    [
      ['white', 'M808 14h-48l8 22-10 22 10 22-10 22 8 20v30h42z'],
      ['night', 'M776 36h24M776 56h24M780 76h20M776 96h24', 5],
      ['aqua', block(776, 112, 26, 14)],
    ],
    // Who did it: a number for each of the staff
    passer(926, 216, 'aqua', { tall: 148 }),
    [
      ['night', block(1010, 18, 116, 142, 10)],
      ['aqua', block(1022, 30, 92, 26)],
      ['red', `${disc(1036, 43, 5)}${disc(1056, 43, 5)}${disc(1076, 43, 5)}`],
      [
        'white',
        [66, 90, 114]
          .map((y) => `${block(1022, y, 26, 18)}${block(1055, y, 26, 18)}${block(1088, y, 26, 18)}`)
          .join(''),
      ],
      ['mango', block(1055, 138, 26, 16)],
    ],
    passer(1184, 216, 'blue', { tall: 152 }),
    // The shelf, and the bottle that is to be ordered
    [['night', block(1216, 98, 268, 8)]],
    bottle(1252, 98, 'blue'),
    bottle(1292, 98, 'red'),
    bottle(1332, 98, 'sea'),
    [['night', 'M1359 96v-44q0-12 7-17v-21h12v21q7 5 7 17v44z', 4]],
    bottle(1412, 98, 'blue', 'mango'),
    bottle(1452, 98, 'red'),
    [
      ['mango', block(1226, 116, 68, 44)],
      ['red', 'M1226 130h68M1226 145h68', 5],
    ],
    [['white', block(1334, 114, 76, 46)]],
    [['sea', 'M1352 136l14 14 28-28', 10]],
    // The drawer is counted while the cat keeps the till
    moon(1772, 46),
    [
      ['blue', block(1574, 104, 128, 56, 6)],
      ['white', block(1584, 112, 108, 16)],
      ['aqua', `${disc(1604, 144, 8)}${disc(1638, 144, 8)}${disc(1672, 144, 8)}`],
    ],
    [
      ['white', block(1566, 160, 144, 40)],
      ['mango', `${disc(1590, 180, 12)}${disc(1618, 180, 12)}`],
      ['aqua', block(1640, 168, 60, 24)],
      ['red', disc(1670, 180, 8)],
    ],
    cat(1640, 104, 'pink'),
    sheet(1532, 34, 36, 112, 'red'),
  ],
};
