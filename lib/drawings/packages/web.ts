import type { ItemId } from '@/lib/catalog/catalog';
import type { Shape } from '../shape';
import { box, bubble, ring } from './pieces';

/** What is sold on the board of the web, as pictures: websites, servers, apps, and the systems of a shop. */
export const webPackages = {
  'vps-starter': { stripes: [box(7, 12, 34, 14), 'M24 26V41', 'M11 41H37'], disc: [33, 19, 4] },
  'vps-business': {
    stripes: [box(7, 5, 34, 13), box(7, 22, 34, 13), 'M24 35V45'],
    disc: [33, 11.5, 4],
  },
  'vps-premium': {
    stripes: [box(7, 4, 34, 11), box(7, 18.5, 34, 11), box(7, 33, 34, 11)],
    disc: [34, 24, 4.5],
  },
  'web-design-starter': {
    stripes: [box(7, 8, 34, 32), 'M7 18H41', 'M15 32H33'],
    disc: [24, 25, 4],
  },
  'web-design-advanced': {
    stripes: [box(4, 16, 27, 27), 'M15 16V5H44V32H31', 'M4 25H31', 'M20 12H39'],
    disc: [17, 34, 5],
  },
  'pos-basic': { stripes: ['M12 4V44l6-4 6 4 6-4 6 4V4', 'M19 15H29'], disc: [24, 27, 4.5] },
  'pos-website': {
    stripes: ['M5 4V44l5-4 5 4 5-4V4', box(27, 8, 17, 28), 'M27 17H44', 'M9 14H16'],
    disc: [35.5, 27, 4.5],
  },
  'pos-website-app': {
    stripes: ['M4 4V44l4-4 4 4 4-4V4', box(22, 4, 22, 17), box(26, 28, 14, 16), 'M22 11H44'],
    disc: [10, 20, 4],
  },
  'crm-basic': { stripes: ['M8 44a16 16 0 0 1 32 0'], disc: [24, 14, 8.5] },
  'crm-business': {
    stripes: ['M3 44a13 13 0 0 1 26 0', ring(35, 14, 6), 'M31 30a13 13 0 0 1 14 14'],
    disc: [16, 17, 7.5],
  },
  'crm-enterprise': {
    stripes: ['M24 12V34M9 34V24H39V34', box(4, 34, 10, 10), box(19, 34, 10, 10), box(34, 34, 10, 10)],
    disc: [24, 9, 7],
  },
  'mobile-app-basic': { stripes: [box(14, 4, 20, 40), 'M20 13H28'], disc: [24, 32, 4.5] },
  'mobile-app-advanced': {
    stripes: [box(5, 6, 18, 38), bubble(28, 6, 16, 13), 'M10 15H18'],
    disc: [14, 34, 4],
  },
  'mobile-app-enterprise': {
    stripes: [box(4, 15, 14, 29), box(24, 5, 20, 39), 'M24 15H44', 'M24 25H44'],
    disc: [11, 35, 3.5],
  },
  'accounting-basic': {
    stripes: ['M9 5H39V43H9z', 'M17 5V43', 'M24 15H32'],
    disc: [29, 30, 5],
  },
  'accounting-business': {
    stripes: ['M5 43H23M5 34H23M5 25H23', 'M31 43V22', 'M41 43V13'],
    disc: [14, 12, 6.5],
  },
  'accounting-enterprise': {
    stripes: ['M6 17L24 5 42 17z', 'M11 21V36M24 21V36M37 21V36', 'M5 41H43'],
    disc: [24, 12.5, 3.5],
  },
} as const satisfies Partial<Record<ItemId, Shape>>;
