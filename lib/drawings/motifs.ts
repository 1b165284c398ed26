import { cables } from './cables';
import type { Shape } from './shape';

export type MotifShape = Shape & {
  /** It ends inside its square; the others run on beyond an edge of the board. */
  isWhole?: true;
};

/**
 * One disc and up to four stripes each, in a square of 400. The stripes are painted from the inside out. None may cross the upper
 * edge, which lies amid the board of a phone; what runs on leaves to a side or below, where a phone shows 330.
 */
export const motifs = {
  web: {
    disc: [176, 236, 40],
    stripes: [
      [72, 150],
      [114, 60],
      [156, 180],
      [198, -15],
    ].map(([r = 0, start]) => `M${start} ${236 - r}H176A${r} ${r} 0 0 1 ${176 + r} 236V560`),
  },
  domains: {
    disc: [220, 54, 34],
    stripes: ['M205 100H420', 'M235 160H40', 'M205 220H360', 'M220 88V560M235 280H90'],
  },
  growth: {
    disc: [180, 180, 40],
    stripes: [
      'M180 108a72 72 0 1 1 -.1 0z',
      'M180 66a114 114 0 1 1 -.1 0z',
      'M180 24A156 156 0 0 1 336 180',
      'M264 264L460 460',
    ],
  },
  platter: {
    isWhole: true,
    disc: [200, 200, 24],
    stripes: [
      'M200 138A62 62 0 1 1 138 200',
      'M301 200A101 101 0 1 1 200 99',
      'M200 60A140 140 0 1 1 74 262',
      'M379 200A179 179 0 0 1 200 379',
    ],
  },
  cables,
  eye: {
    isWhole: true,
    disc: [200, 200, 40],
    stripes: ['M200 124a76 76 0 1 1 -.1 0z', 'M18 200Q200 -40 382 200', 'M18 200Q200 440 382 200'],
  },
  deadend: { stripes: ['M200 460V170', 'M56 136H344', 'M56 168H344', 'M66 152H334'] },
  broken: {
    disc: [318, 64, 36],
    stripes: [120, 176, 232, 288].map((y, n) => `M-900 ${y}H${184 - n * 22}M${238 - n * 22} ${y + 36}H1300`),
  },
  uturn: {
    disc: [30, 96, 30],
    stripes: [
      'M260 520V190A50 50 0 0 0 160 190V216',
      'M302 520V190A92 92 0 0 0 118 190V216',
      'M344 520V190A134 134 0 0 0 76 190V216',
      'M18 206L118 306L218 206',
    ],
  },
  tick: {
    isWhole: true,
    disc: [330, 330, 40],
    stripes: [0, 1, 2].map(
      (n) => `M${20 + n * 14} ${170 + n * 42}L140 ${292 + n * 42}L${380 - n * 14} ${40 + n * 42}`,
    ),
  },
} as const satisfies Record<string, MotifShape>;

export type MotifName = keyof typeof motifs;

export function isMotifName(name: string): name is MotifName {
  return Object.hasOwn(motifs, name);
}
