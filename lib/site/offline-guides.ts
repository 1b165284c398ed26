import { type Locale, localePath } from '@/lib/i18n/locales';
import { routes } from './routes';

/**
 * The guides are read in the street, also where there is no signal: a small service worker (`public/guides-worker.js`) keeps them. Turn
 * it off here: pages then end what browsers have. A new number of the version has them keep everything anew.
 */
export const offlineGuides = { isOn: true, version: 1 } as const;

/** The worker's address. */
export const guidesWorker = `/guides-worker.js?v=${offlineGuides.version}`;

/** The pages that a visit of one of them keeps, in its language. */
export function keptGuides(locale: Locale): string[] {
  return [routes.pattayaGuide.path, routes.nightlifeGuide.path].map((path) => localePath(locale, path));
}
