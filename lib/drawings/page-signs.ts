import type { RouteName } from '@/lib/site/routes';
import { type PictogramName, type Sign, signOfPictogram } from './pictograms';

/** The pictogram of each page that sells something, and of the guides. */
const pageSigns = {
  domains: 'domains',
  services: 'web',
  mobileApp: 'app',
  graphicDesign: 'design',
  seo: 'seo',
  aeo: 'aeo',
  socialMediaServices: 'social',
  crm: 'crm',
  pos: 'pos',
  accounting: 'accounting',
  paymentIntegration: 'payment',
  liveStreaming: 'live',
  businessCards: 'cards',
  computerRepairs: 'repair',
  dataRecovery: 'recovery',
  networkSolutions: 'network',
  cctv: 'cctv',
  alarmSystems: 'alarm',
  pattayaGuide: 'town',
  nightlifeGuide: 'night',
} as const satisfies Partial<Record<RouteName, PictogramName>>;

/** The pages that sell something, and the guides. */
export type SignedPage = keyof typeof pageSigns;

export const signedPages = Object.keys(pageSigns) as SignedPage[];

/** Whether a page has a sign. */
export function isSigned(page: RouteName): page is SignedPage {
  return Object.hasOwn(pageSigns, page);
}

/** The sign of a page. */
export function signOf(page: SignedPage): Sign {
  return signOfPictogram(pageSigns[page]);
}
