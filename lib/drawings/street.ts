import type { SignedPage } from './page-signs';

/**
 * The shop houses of the street on the home page, by the page that each of them leads to, from left to right, as `app/drawings/houses-day.svg`
 * has them.
 */
export const houseNames = [
  'services',
  'cctv',
  'seo',
  'networkSolutions',
  'mobileApp',
  'liveStreaming',
  'pos',
  'businessCards',
] as const satisfies readonly SignedPage[];

export type HouseName = (typeof houseNames)[number];
