import type { SignedPage } from './page-signs';

type Box = readonly [x: number, y: number, width: number, height: number];

type House = {
  /** The colour of its wall by day, as the style sheets name it. */
  wall: 'red-bg' | 'amber-bg' | 'ok-bg';
  /** Its outline above the ground, in a box of 180 by 720 whose lower part the shop hides. */
  outline: string;
  /** The edge of its roof, in the colour of its family; by night a tube. */
  roof: string;
  windows: readonly Box[];
  /** Which of them are lit by night. */
  lit: readonly number[];
  /** Rails, aerials, wires: lines. */
  lines: readonly string[];
  /** Tanks, coolers, dishes, pots: filled. */
  things: readonly string[];
};

const flat = (top: number) => ({ outline: `M0 720V${top}H180V720z`, roof: `M0 ${top + 6}H180` });
const row = (y: number, xs: readonly number[], width: number, height: number) =>
  xs.map((x): Box => [x, y, width, height]);
/** A balcony: a rail of bars from one side to the other. */
const rail = (y: number, from = 12, to = 168) =>
  [
    `M${from} ${y}H${to}M${from} ${y + 22}H${to}`,
    ...Array.from({ length: Math.floor((to - from) / 12) + 1 }, (_, bar) => `M${from + bar * 12} ${y}v22`),
  ].join('');
/** The outer part of an air conditioner, with its fan. */
const cooler = (x: number, y: number) => `M${x} ${y}h34v20h-34z`;
const fan = (x: number, y: number) => `M${x + 11} ${y + 3}a7 7 0 1 0 .1 0z`;
/** A plant in a pot. */
const plant = (x: number, y: number) =>
  `M${x} ${y}h14l-2 12h-10zM${x + 7} ${y}q-12-6-8-16q8 2 8 12q0-14 9-16q4 12-9 20z`;

/** The shop houses of the street on the home page, by the page that each of them leads to, from left to right. */
export const houses = {
  services: {
    wall: 'red-bg',
    ...flat(62),
    windows: row(92, [16, 73, 130], 34, 40),
    lit: [1],
    lines: [rail(142)],
    things: ['M112 62v-30q14-8 28 0v30z', plant(22, 154), plant(146, 154)],
  },
  seo: {
    wall: 'amber-bg',
    ...flat(98),
    windows: row(124, [22, 100], 58, 44),
    lit: [1],
    lines: ['M38 98V58M24 66H52M28 74H48', fan(74, 172)],
    things: [cooler(74, 172)],
  },
  mobileApp: {
    wall: 'ok-bg',
    ...flat(22),
    windows: [...row(48, [16, 73, 130], 34, 40), ...row(116, [16, 73, 130], 34, 40)],
    lit: [2, 4],
    lines: [rail(164), rail(96, 12, 60)],
    things: [plant(30, 84), 'M20 22v-14h40v14z'],
  },
  pos: {
    wall: 'red-bg',
    outline: 'M0 720V92H34Q40 66 62 66Q66 42 90 42Q114 42 118 66Q140 66 146 92H180V720z',
    roof: 'M0 95H34Q40 69 62 69Q66 45 90 45Q114 45 118 69Q140 69 146 95H180',
    windows: [...row(112, [20, 74, 128], 32, 46), [80, 70, 20, 20]],
    lit: [0, 3],
    lines: ['M20 166H160'],
    things: [plant(28, 172), plant(82, 172), plant(136, 172)],
  },
  cctv: {
    wall: 'amber-bg',
    ...flat(44),
    windows: [...row(70, [20, 102], 58, 34), ...row(128, [20, 102], 58, 34)],
    lit: [1, 2],
    lines: [fan(30, 172), fan(112, 172), 'M150 44V16M150 20h-22'],
    things: [cooler(30, 172), cooler(112, 172), 'M104 12l26 6v10l-26-2z'],
  },
  networkSolutions: {
    wall: 'ok-bg',
    ...flat(106),
    windows: row(130, [16, 73, 130], 34, 44),
    lit: [2],
    lines: ['M132 106V88', 'M96 70a40 40 0 0 1 12-26M82 68a54 54 0 0 1 18-36'],
    things: ['M108 62q6 34 44 32z', 'M142 66l8-8 5 5-8 8z'],
  },
  liveStreaming: {
    wall: 'red-bg',
    outline: 'M0 720V58L90 20L180 58V720z',
    roof: 'M0 61L90 24L180 61',
    windows: [...row(78, [20, 74, 128], 32, 36), ...row(132, [20, 74, 128], 32, 36)],
    lit: [0, 4],
    lines: ['M40 174H140', 'M90 30v16M82 38h16'],
    things: ['M24 172h22v26h-22z', 'M134 172h22v26h-22z'],
  },
  businessCards: {
    wall: 'amber-bg',
    ...flat(74),
    windows: row(102, [22, 100], 58, 40),
    lit: [0],
    lines: ['M6 158Q90 182 174 158'],
    things: [
      'M22 164h18v14h-18z',
      'M56 170h18v14h-18z',
      'M92 172h18v14h-18z',
      'M128 167h18v14h-18z',
      'M30 74v-24h46v24z',
    ],
  },
} as const satisfies Partial<Record<SignedPage, House>>;

export const houseNames = Object.keys(houses) as (keyof typeof houses)[];

/** Four cables from pole to pole, in the middle of a box of 720 by 84 that is repeated along the street. */
export const cables = {
  lines: [0, 1, 2, 3].map(
    (at) => `M0 ${54 + at * 9}Q180 ${54 + at * 9} 360 ${14 + at * 9}Q540 ${54 + at * 9} 720 ${54 + at * 9}`,
  ),
  arms: 'M330 16H390M334 34H386',
} as const;

/** A baht bus as it stands at the kerb, in a box of 190 by 92. */
export const songthaew = {
  body: 'M6 8H112V74H6zM112 30H146L166 50L184 54V74H112z',
  roof: 'M0 4H118V14H0z',
  windows: [
    'M16 20h18v20h-18z',
    'M40 20h18v20h-18z',
    'M64 20h18v20h-18z',
    'M88 20h18v20h-18z',
    'M118 36h24l13 14h-37z',
  ],
  stripes: [50, 56, 62, 68],
  wheels: [
    [40, 76, 14],
    [148, 76, 14],
  ],
  lamp: [182, 60, 4],
} as const;
