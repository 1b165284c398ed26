import { wave } from './pictograms';
import type { Shape } from './shape';
import type { TownStop } from './town';

/** What each area of the guides is known for, as on the plates of sights, in a square of 48. `npm run drawings` makes a sheet of them. */
export const areaSigns: Record<TownStop, Shape> = {
  naklua: {
    stripes: ['M24 2V13', 'M8 27L24 13L40 27', 'M4 40L11 28H37L44 40', 'M14 40V46M24 40V46M34 40V46'],
  },
  'beach-road': { stripes: [`M2 30${wave}`, `M2 42${wave}`], disc: [33, 12, 7] },
  'south-pattaya': {
    stripes: ['M6 46V15H42V46', 'M6 25H42', 'M16 46V35H32V46'],
    disc: [24, 6, 4.5],
  },
  pratumnak: { stripes: ['M3 44Q24-2 45 44', 'M14 44Q24 22 34 44'], disc: [39, 9, 5] },
  jomtien: {
    stripes: ['M5 24a19 17 0 0 1 38 0Z', 'M24 24V45', 'M10 45H38'],
    disc: [41, 6, 4],
  },
  'bang-saray': {
    stripes: ['M3 24Q18 5 34 24Q18 43 3 24Z', 'M34 24L45 13V35Z', 'M23 16V32'],
    disc: [13, 22, 3],
  },
  'koh-larn': {
    stripes: ['M4 29H44L37 38H11Z', 'M24 29V4L38 24H24', 'M2 45q5.5-5 11 0t11 0 11 0 11 0'],
    disc: [10, 10, 5],
  },
  'soi-6': { stripes: ['M9 11H39L24 29Z', 'M24 29V42', 'M14 43H34'], disc: [36, 7, 4.5] },
  'lk-metro': { stripes: ['M18 44L31 23L44 44Z', 'M4 42L30 5'], disc: [39, 11, 5] },
  'soi-buakhao': {
    stripes: ['M24 46V28', 'M13 29a9 9 0 0 1 0-17a12 11 0 0 1 22 0a9 9 0 0 1 0 17Z', 'M10 46H38'],
    disc: [24, 18, 4.5],
  },
};
