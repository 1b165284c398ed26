import type { Board } from './board';
import type { Shape } from './shape';

/** A small picture on a board. */
export type Pictogram = Shape & { board: Board };

/** One line of water. */
export const wave = 'q5.5-8 11 0t11 0 11 0 11 0';

/** One for each service, in a square of 48, in the colours of its family's board. `npm run drawings` makes a sheet of them. */
export const pictograms = {
  web: { board: 'web', stripes: ['M7 9H41V39H7Z', 'M7 19H41', 'M27 29H37'], disc: [17, 29, 5] },
  app: {
    board: 'web',
    stripes: ['M12 4H36V44H12Z', 'M20 8H28', 'M17 20H22.5M25.5 20H31M17 28H22.5', 'M20 37.5H28'],
    disc: [28.25, 28, 2.75],
  },
  domains: { board: 'web', stripes: ['M24 12V45', 'M24 17H43', 'M24 27H7'], disc: [24, 7, 5.5] },
  crm: { board: 'web', stripes: ['M7 43a17 16 0 0 1 34 0', 'M17 43a7 7 0 0 1 14 0'], disc: [24, 13, 8] },
  pos: {
    board: 'web',
    stripes: ['M11 3V44l6.5-4 6.5 4 6.5-4 6.5 4V3', 'M18 14H30'],
    disc: [24, 27, 4.5],
  },
  accounting: {
    board: 'web',
    stripes: ['M12 6V42', 'M12 9H25a7 7 0 0 1 0 14H12', 'M12 23H27a8 8 0 0 1 0 16H12', 'M22 1V47'],
    disc: [41, 9, 5],
  },
  payment: {
    board: 'web',
    stripes: ['M7 7H19V19H7Z', 'M29 7H41V19H29Z', 'M7 29H19V41H7Z'],
    disc: [35, 35, 7],
  },
  seo: { board: 'growth', stripes: ['M20 7a13 13 0 1 1-.1 0z', 'M30 30L43 43'], disc: [20, 20, 5] },
  aeo: {
    board: 'growth',
    stripes: ['M6 8H42V31H25L15 41V31H6Z', 'M24 19.5H35'],
    disc: [15.5, 19.5, 4.5],
  },
  social: { board: 'growth', stripes: [`M2 24${wave}`, `M2 37${wave}`], disc: [34, 9, 6] },
  live: {
    board: 'tech',
    stripes: [
      'M15 33a13 13 0 0 1 0-18',
      'M33 15a13 13 0 0 1 0 18',
      'M8 41a24 24 0 0 1 0-34',
      'M40 7a24 24 0 0 1 0 34',
    ],
    disc: [24, 24, 5],
  },
  repair: { board: 'tech', stripes: ['M10 8H38V30H10Z', 'M3 40H45'], disc: [24, 19, 5] },
  recovery: {
    board: 'tech',
    stripes: ['M24 6a18 18 0 1 1-17 12', 'M24 15a9 9 0 1 1-9 9'],
    disc: [24, 24, 4],
  },
  network: {
    board: 'tech',
    stripes: ['M5 19a27 27 0 0 1 38 0', 'M13 28a16 16 0 0 1 22 0'],
    disc: [24, 38, 5.5],
  },
  cctv: { board: 'tech', stripes: ['M5 13L36 8 39 21 8 26Z', 'M19 25V41H6'], disc: [31, 15.5, 4] },
  alarm: {
    board: 'tech',
    stripes: ['M24 2V8', 'M4 35Q13 30 13 18a11 11 0 0 1 22 0Q35 30 44 35', 'M3 35H45'],
    disc: [24, 42, 4.5],
  },
  cards: { board: 'print', stripes: ['M5 9H34V28H5Z', 'M14 20H43V39H14Z'], disc: [22, 30, 4] },
  design: {
    board: 'print',
    stripes: ['M7 41L12 27 33 6 42 15 21 36Z', 'M27 12L36 21'],
    disc: [40, 38, 5],
  },
  town: {
    board: 'guide',
    stripes: ['M24 42L12 26a14 14 0 1 1 24 0Z', 'M6 44H15M33 44H42'],
    disc: [24, 19, 5.5],
  },
  night: { board: 'guide', stripes: ['M9 11H39L24 29Z', 'M24 29V42', 'M14 43H34'], disc: [36, 7, 4.5] },
} as const satisfies Record<string, Pictogram>;

export type PictogramName = keyof typeof pictograms;

/** A drawing by its place on its sheet, and the board of its family. */
export type Sign = { place: number; board: Board };

export function signOfPictogram(name: PictogramName): Sign {
  return { place: Object.keys(pictograms).indexOf(name), board: pictograms[name].board };
}
