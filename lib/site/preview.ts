import 'server-only';
import { createHash } from 'node:crypto';
import { lowestPrice } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { company } from '@/lib/company/company';
import { env } from '@/lib/env/env';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { wordsIn } from './page-words';
import { previewFolder } from './painted-pictures';
import { findRoute, type RouteName, routes } from './routes';

/** Counts up when pictures are painted otherwise, since their addresses name what is on them. */
const hand = 3;

/** What messengers and networks show of a page: a picture of a board with its title and lowest price. */
export type Preview = {
  /** As it stands on the board, with phrase marks. */
  title: string;
  /** The lowest price of what the page sells, with its period; undefined where there is none. */
  price: string | undefined;
  /** What the picture shows, in words. */
  alt: string;
  /** Where it lies: an address that is never used for another picture. */
  path: string;
  url: string;
};

export const previewSize = { width: 1200, height: 630 } as const;

/** The picture of a page in a language, which the build paints (scripts/build/previews). */
export async function previewOf(locale: Locale, name: RouteName): Promise<Preview> {
  const { sells } = findRoute(name);
  const [words, { priceFrom, preview }] = await Promise.all([
    wordsIn(locale, routes[name].namespace),
    loadNamespace(locale, 'common'),
  ]);
  const title = 'hero' in words ? words.hero.title : withoutMarks(words.metadata.title);
  const lowest = sells && lowestPrice(sells);
  const price = lowest && fill(priceFrom[lowest.period], { price: formatMoney(lowest.price, locale) });
  const content = JSON.stringify([hand, name, locale, title, price]);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  const path = `${previewFolder}${hash}.png`;
  return {
    title,
    price,
    alt: fill(preview, { brand: company.name, title: withoutMarks(title), price: price ?? '' }).trim(),
    path,
    url: env().siteUrl + path,
  };
}
