import 'server-only';
import { env } from '@/lib/env/env';
import { withoutLocale } from '@/lib/i18n/locales';
import { isPage } from '@/lib/site/routes';
import { asksForPrivacy } from './robots';

/** From which page an item was put into the cart, by item: a path without language. */
export type AddedOn = Record<string, string>;

/**
 * What an order keeps of where its items were put into the cart; nothing where visits are not counted or the browser asks for privacy.
 * Whatever is none of our pages is left out: an order never fails for it.
 * @param pages paths in the order of the items, with commas between, as the browser has kept them
 */
export function addedOn(items: readonly string[], pages: string | undefined, headers: Headers): AddedOn {
  if (env().COUNT_VISITS === 'no' || asksForPrivacy(headers)) return {};
  const paths = (pages ?? '').split(',', items.length).map(withoutLocale);
  return Object.fromEntries(
    items.flatMap((item, index) => {
      const path = paths[index];
      return path !== undefined && isPage(path) ? [[item, path]] : [];
    }),
  );
}
