import 'server-only';
import { lowestPrice } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { isSigned, signOf } from '@/lib/drawings/page-signs';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { itemsOn } from '@/lib/machine-readable/page-items';
import { questionsOn } from '@/lib/machine-readable/page-parts';
import { wordsIn } from '@/lib/site/page-words';
import { findRoute, type RouteName, routeNames, routes } from '@/lib/site/routes';
import type { SearchEntry, SearchIndex } from './search-index';

/** Everything that the search of a language can find: pages, then packages, then questions. */
export async function makeSearchIndex(locale: Locale): Promise<SearchIndex> {
  const { words, terms } = await loadNamespace(locale, 'search');
  const pages = routeNames.filter((name): name is keyof typeof terms => name in terms);
  const entries = await Promise.all([
    ...pages.map(async (name) => pageEntry(locale, name, terms[name])),
    ...pages.map((name) => packageEntries(locale, name)),
    ...pages.map((name) => questionEntries(locale, name)),
  ]);
  return { words, entries: entries.flat() };
}

async function pageEntry(locale: Locale, name: RouteName, terms: string): Promise<SearchEntry> {
  const { pages, priceFrom } = await loadNamespace(locale, 'common');
  const { path, sells } = findRoute(name);
  const lowest = sells && lowestPrice(sells);
  return {
    kind: 'page',
    title: withoutMarks(pages[name]),
    ...(lowest && { note: fill(priceFrom[lowest.period], { price: formatMoney(lowest.price, locale) }) }),
    ...signed(name),
    href: localePath(locale, path),
    terms: terms.split(', '),
  };
}

async function packageEntries(locale: Locale, name: RouteName): Promise<SearchEntry[]> {
  const [{ items, types, onRequest }, { priceFrom }] = await Promise.all([
    wordsIn(locale, 'catalog'),
    loadNamespace(locale, 'common'),
  ]);
  return itemsOn(name).map(({ id, type, price, period }) => {
    const title = withoutMarks(items[id].name);
    return {
      kind: 'package',
      title,
      ...signed(name),
      note: price === 0 ? onRequest : fill(priceFrom[period], { price: formatMoney(price, locale) }),
      href: textHref(locale, name, title),
      terms: [types[type]],
    };
  });
}

async function questionEntries(locale: Locale, name: RouteName): Promise<SearchEntry[]> {
  const words = await wordsIn(locale, routes[name].namespace);
  const { pages } = await loadNamespace(locale, 'common');
  return questionsOn(words).map(({ question }) => ({
    kind: 'question',
    title: question,
    note: withoutMarks(pages[name]),
    ...signed(name),
    href: textHref(locale, name, question),
  }));
}

function signed(name: RouteName): Pick<SearchEntry, 'sign'> {
  return isSigned(name) ? { sign: signOf(name) } : {};
}

/** A page, scrolled to a text of it by browsers that know how (wicg.github.io/scroll-to-text-fragment). */
function textHref(locale: Locale, name: RouteName, text: string): string {
  // A hyphen and a comma part the pieces of such a fragment.
  const words = encodeURIComponent(text).replaceAll('-', '%2D');
  return `${localePath(locale, findRoute(name).path)}#:~:text=${words}`;
}
