import type { ItemId } from '@/lib/catalog/catalog';
import type { Shape } from '../shape';
import { box, bubble, ring } from './pieces';

/** What is sold on the board of growth, as pictures: being found, being recommended, being followed. */
export const growthPackages = {
  'seo-local': { stripes: ['M24 44L12 27a14 14 0 1 1 24 0z'], disc: [24, 19, 6] },
  'seo-geotargeted': {
    stripes: [ring(24, 24, 18), 'M6 24H42', 'M24 6q-14 18 0 36q14-18 0-36'],
    disc: [36, 12, 5],
  },
  'seo-advanced': { stripes: ['M9 44V31', 'M22 44V21', 'M35 44V11'], disc: [9, 17, 5] },
  'seo-extreme': {
    stripes: [
      'M13 6H35V19a11 11 0 0 1-22 0z',
      'M24 30V42',
      'M11 42H37',
      'M13 11H5q0 11 9 12M35 11h8q0 11-9 12',
    ],
    disc: [24, 16, 5],
  },
  'aeo-basic': { stripes: [bubble(6, 8, 36, 24), 'M23 20H34'], disc: [14.5, 20, 4.5] },
  'aeo-professional': {
    stripes: [bubble(3, 5, 26, 17), bubble(16, 27, 28, 11), 'M18 13H24'],
    disc: [11, 13.5, 4],
  },
  'aeo-enterprise': {
    stripes: [bubble(3, 4, 22, 13), bubble(27, 13, 18, 13), bubble(8, 30, 26, 9)],
    disc: [14, 10.5, 3.5],
  },
  'social-media-starter': {
    stripes: [box(6, 8, 36, 32), 'M6 36L17 25 25 33 31 27 42 37'],
    disc: [32, 18, 4.5],
  },
  'social-media-business': {
    stripes: [box(4, 14, 28, 28), 'M14 14V5H44V33H32', 'M14 21L24 28 14 35z'],
    disc: [37, 13, 3.5],
  },
  'social-media-premium': {
    stripes: ['M7 18H17L37 7V41L17 30H7z', 'M14 30V43', 'M17 18V30'],
    disc: [43, 24, 4],
  },
} as const satisfies Partial<Record<ItemId, Shape>>;
