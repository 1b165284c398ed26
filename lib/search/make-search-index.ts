import 'server-only';
import { formatMoney } from '@/lib/catalog/money';
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
  const { pages } = await loadNamespace(locale, 'common');
  return {
    kind: 'page',
    title: withoutMarks(pages[name]),
    href: localePath(locale, findRoute(name).path),
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
      price: price === 0 ? onRequest : fill(priceFrom[period], { price: formatMoney(price, locale) }),
      href: textHref(locale, name, title),
      terms: [types[type]],
    };
  });
}

async function questionEntries(locale: Locale, name: RouteName): Promise<SearchEntry[]> {
  const words = await wordsIn(locale, routes[name].namespace);
  return questionsOn(words).map(({ question }) => ({
    kind: 'question',
    title: question,
    href: textHref(locale, name, question),
  }));
}

/** A page, scrolled to a text of it by browsers that know how (wicg.github.io/scroll-to-text-fragment). */
function textHref(locale: Locale, name: RouteName, text: string): string {
  // A hyphen and a comma part the pieces of such a fragment.
  const words = encodeURIComponent(text).replaceAll('-', '%2D');
  return `${localePath(locale, findRoute(name).path)}#:~:text=${words}`;
}
