import type { ItemId } from '@/lib/catalog/catalog';
import type { Shape } from '../shape';
import { box, camera, ring } from './pieces';

/** What is sold on the board of technology, as pictures: streams, recovered data, cameras, repairs, networks. */
export const techPackages = {
  'live-streaming-basic': {
    stripes: [box(4, 13, 26, 22), 'M30 22L44 14V34L30 27'],
    disc: [17, 24, 5.5],
  },
  'live-streaming-professional': {
    stripes: [box(4, 6, 17, 14), box(27, 6, 17, 14), box(14, 28, 20, 15)],
    disc: [24, 35.5, 4.5],
  },
  'live-streaming-enterprise': {
    stripes: ['M9 5V43M24 5V43M39 5V43', 'M3 15H15', 'M18 32H30', 'M33 22H45'],
  },
  'data-recovery-hdd': {
    stripes: [box(9, 4, 30, 40), ring(24, 19, 9), 'M24 36H33'],
    disc: [24, 19, 4],
  },
  'data-recovery-cctv': {
    stripes: [box(4, 27, 40, 16), 'M22 4L9 13 22 22z', 'M26 35H38', 'M39 4L26 13 39 22z'],
    disc: [14, 35, 4],
  },
  'data-recovery-mobile': {
    stripes: [box(13, 4, 22, 40), 'M13 14L22 19 18 25 35 34'],
    disc: [28, 13, 4],
  },
  'cctv-basic': { stripes: ['M5 13L36 8 39 21 8 26Z', 'M19 25V41H6'], disc: [31, 15.5, 4] },
  'cctv-advanced': {
    stripes: [camera(3, 6), camera(22, 22), 'M12 19V44', 'M31 35V44'],
    disc: [19, 12, 4],
  },
  'cctv-premium': {
    stripes: ['M4 7H44', 'M9 7a15 17 0 0 0 30 0', 'M8 35H40', 'M14 43H34'],
    disc: [24, 14, 6],
  },
  'computer-repair-repair': { stripes: [box(10, 8, 28, 22), 'M3 40H45'], disc: [24, 19, 5] },
  'computer-repair-data': {
    stripes: [box(8, 5, 32, 18), 'M24 23V41', 'M15 33L24 42 33 33'],
    disc: [31, 14, 4],
  },
  'computer-repair-network': {
    stripes: ['M6 20a26 26 0 0 1 36 0', 'M14 29a15 15 0 0 1 20 0'],
    disc: [24, 39, 5.5],
  },
  'network-installation': {
    stripes: [box(6, 5, 36, 26), 'M14 13H34', 'M14 22H34', 'M24 31V44'],
    disc: [24, 42, 4],
  },
  'network-optimization': {
    stripes: ['M5 36a19 19 0 0 1 38 0', 'M24 36L35 21', 'M5 43H43'],
    disc: [24, 36, 5],
  },
  'network-security': {
    stripes: ['M24 4L41 10V24q0 13-17 20Q7 37 7 24V10z', 'M24 27V34'],
    disc: [24, 20, 5.5],
  },
} as const satisfies Partial<Record<ItemId, Shape>>;
