import { block, disc } from './pieces';
import type { Scene } from './scene';
import { bulbsAlong, dog, passer } from './street';

/** Who need not buy: a bar that is still being painted, a site past saving, and a cart that lives off who walks by. */
export const notNow: Scene = {
  board: 'growth',
  parts: 3,
  ground: [
    ['sky', block(0, 0, 900, 190)],
    ['mango', disc(452, 60, 44)],
    [
      'white',
      'M20 46q10-20 30-12q18-18 34 2q22 0 22 18H4q0-8 16-8zM700 34q10-18 28-10q18-16 32 2q20 0 20 16h-96q0-8 16-8z',
    ],
    [
      'aqua',
      'M0 190v-54h40v-24h50v40h190v38zM270 190v-30h60v-40h44v70zM560 190v-62h36v-20h44v82zM800 190v-70h40v26h60v44z',
    ],
    ['pavement', block(0, 190, 900, 12)],
    ['night', block(0, 202, 900, 18)],
    ['white', Array.from({ length: 9 }, (_, i) => block(20 + i * 100, 209, 50, 4)).join('')],
  ],
  things: [
    // A bar that opens next week, half of it painted
    [
      ['white', block(62, 66, 180, 124)],
      ['pink', `M62 66h118q-10 14 2 28t-6 30t4 30t-8 36H62z`],
      ['night', `${block(82, 122, 44, 68)}`],
      ['aqua', block(190, 122, 40, 36)],
      ['white', 'M82 122l44 68M126 122l-44 68', 5],
    ],
    [
      ['red', block(54, 26, 196, 46, 6)],
      ['mango', 'M76 60q0-22 20-22t20 22z'],
      ['mango', 'M128 60V38M128 46q14-14 22 0v14', 8],
      ['sand', block(170, 38, 68, 22, 3)],
    ],
    [
      ['night', 'M146 190l24-132M192 190l-8-132', 7],
      ['night', 'M150 170h40M155 144h34M160 118h28M164 92h24', 6],
    ],
    passer(176, 142, 'blue', { tall: 112, arm: [26, 92] }),
    [['mango', 'M196 54l16-12', 8]],
    [
      ['night', 'M214 168q12-18 24 0', 4],
      ['blue', 'M210 166h32l-4 24h-24z'],
      ['mango', 'M210 166h32v6h-8v8h-6v-8h-18z'],
    ],
    dog(40, 190, 'white'),
    [['pink', 'M20 168h16v9H20z']],
    // A site past saving: a window of a browser that leans on its props
    [
      ['red', 'M326 190l66-78M346 190l60-50', 9],
      ['red', 'M568 190l-44-64', 9],
    ],
    [
      ['blue', 'M384 64l126-19 16 128-126 18z'],
      ['night', 'M384 64l126-19 4 28-126 19z'],
      ['white', 'M390 99l124-19 10 86-124 18z'],
      ['red', disc(400, 77, 5)],
      ['mango', disc(416, 75, 5)],
      ['aqua', disc(432, 72, 5)],
    ],
    [
      ['pink', 'M400 112l48-7 5 34-48 7z'],
      ['night', 'M464 104l40-6M466 118l28-4M468 132l38-6M408 162l76-11', 6],
      ['night', 'M514 62l-18 24 16 16-26 22 12 20-14 24', 5],
    ],
    [['mango', 'M418 114l-8 32M402 126l32 8', 10]],
    [
      ['night', 'M300 14h176M470 14v42', 7],
      ['red', disc(470, 72, 24)],
      ['white', 'M456 68q4-12 16-12', 5],
    ],
    [['pavement', 'M520 190l8-16 14 6 8 10zM356 190l6-12 12 4 4 8z']],
    // A cart, and everybody who walks by
    [
      ['night', 'M744 148V70', 6],
      ['red', 'M668 74q10-50 76-56q66 6 76 56z'],
      ['white', 'M706 74q2-44 38-56q36 12 38 56z'],
      ['red', 'M730 74q2-42 14-56q12 14 14 56z'],
    ],
    passer(744, 190, 'white', { tall: 118, arm: [-26, 96] }),
    [
      ['mango', block(672, 128, 146, 44, 4)],
      ['red', block(672, 128, 146, 10)],
      ['white', bulbsAlong(690, 154, 22, 6, 6)],
      ['night', `${disc(700, 180, 15)}${disc(790, 180, 15)}`],
      ['white', `${disc(700, 180, 6)}${disc(790, 180, 6)}`],
    ],
    [
      ['night', 'M776 128l-6-20h44l-6 20z'],
      ['white', 'M784 98q-8-10 0-18t0-18M800 98q-8-10 0-18t0-18', 6],
      ['white', 'M690 128q0-16 14-16t14 16z'],
    ],
    passer(614, 196, 'blue', { tall: 124 }),
    passer(582, 196, 'mango', { tall: 110, skin: 'white' }),
    passer(876, 196, 'pink', { tall: 126, skin: 'white', legs: 'blue' }),
    dog(544, 198, 'white'),
  ],
};
