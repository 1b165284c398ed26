import type { ItemType } from '@/lib/catalog/catalog';
import { findRoute, type RouteName } from '@/lib/site/routes';
import type { Board } from './board';
import { type PictogramName, pictograms } from './pictograms';

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

export function isSigned(page: RouteName): page is SignedPage {
  return Object.hasOwn(pageSigns, page);
}

/** A pictogram, and the board of its family. */
export type Sign = { pictogram: PictogramName; board: Board };

/** The sign of a page. */
export function signOf(page: SignedPage): Sign {
  const pictogram = pageSigns[page];
  return { pictogram, board: pictograms[pictogram].board };
}

/** The sign of the page that sells a kind of goods; undefined where none has it as its own. */
export function signOfGoods(type: ItemType): Sign | undefined {
  const page = signedPages.find((name) => findRoute(name).sells === type);
  return page && signOf(page);
}
