import type { ItemId } from '@/lib/catalog/catalog';
import type { Shape } from '../shape';
import { box } from './pieces';

/** What is sold on the board of printing, as pictures: designs and cards. */
export const printPackages = {
  'graphic-design-brand-identity': {
    stripes: ['M9 28a15 15 0 0 1 30 0', 'M4 34H44', 'M11 42H37'],
    disc: [24, 27, 6],
  },
  'graphic-design-marketing-materials': {
    stripes: [box(6, 7, 18, 34), 'M24 7L42 12V46L24 41', 'M30 22L37 24', 'M30 31L37 33'],
    disc: [15, 19, 4.5],
  },
  'graphic-design-custom': {
    stripes: ['M4 37V11H29V37z', 'M29 19H38L44 28V37H29', 'M9 19H23'],
    disc: [15, 38, 6],
  },
  'business-cards-starter': {
    stripes: [box(5, 12, 38, 24), 'M24 20H36', 'M24 28H32'],
    disc: [14, 24, 5],
  },
  'business-cards-business': {
    stripes: [box(4, 18, 31, 21), 'M13 18V8H44V29H35', 'M19 25H28', 'M19 32H24'],
    disc: [12, 28.5, 4],
  },
  'business-cards-premium': {
    stripes: [box(5, 6, 38, 17), 'M5 29H43', 'M5 36H43', 'M5 43H43'],
    disc: [14, 14.5, 4.5],
  },
} as const satisfies Partial<Record<ItemId, Shape>>;
