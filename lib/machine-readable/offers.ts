import 'server-only';
import { findItem, itemIds } from '@/lib/catalog/items';
import { toBaht } from '@/lib/catalog/money';
import { company } from '@/lib/company/company';
import { isSold } from '@/lib/company/offer';
import { nextClosedDays } from '@/lib/company/opening-hours';
import { thisMoment } from '@/lib/company/this-moment';
import { env } from '@/lib/env/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { lastChangedOn } from '@/lib/site/content-dates';
import { indexedPages } from '@/lib/site/indexed-pages';
import { pageUrl } from '@/lib/site/page-urls';
import { wordsIn } from '@/lib/site/page-words';
import { findRoute, type RouteName } from '@/lib/site/routes';
import { itemsOn } from './page-items';

/** Where the list of all prices lies. */
export const offersPath = '/offers.json';

/** The pages that say on which terms the agency sells. */
const policyPages: readonly RouteName[] = ['terms', 'privacy'];

type Texts = Record<string, string>;

/**
 * Every price and the way to every policy, in one piece: amounts in baht, `null` where the price is on request.
 * @param moment an item of an offer is there while the offer is shown
 */
export async function offersFile(moment = thisMoment()) {
  const catalogs = await inAllLanguages((locale) => wordsIn(locale, 'catalog'));
  const commons = await inAllLanguages((locale) => loadNamespace(locale, 'common'));
  const pageOf = (id: (typeof itemIds)[number]) =>
    indexedPages.find((page) => itemsOn(page).some((item) => item.id === id)) ?? 'contact';
  const urlsOf = (page: RouteName): Texts =>
    Object.fromEntries(locales.map((locale) => [locale, pageUrl(locale, findRoute(page).path)]));
  const sold = itemIds.filter((id) => isSold(id, moment)).map(findItem);
  return {
    seller: { name: company.name, legalName: company.legalName, taxId: company.taxId, url: env().siteUrl },
    changed: lastChangedOn(indexedPages),
    currency: 'THB',
    vat: company.vat,
    hours: {
      opens: company.opens,
      closes: company.closes,
      timeZone: 'Asia/Bangkok',
      days: 'daily',
      closedOn: nextClosedDays(moment.now),
    },
    offers: sold.map(({ id, type, price, period, isStartingPrice, action }) => ({
      id,
      type,
      price: price === 0 ? null : toBaht(price),
      period,
      isStartingPrice,
      isOrderedOnline: action === 'cart',
      name: texts(catalogs, ({ items }) => items[id].name),
      description: texts(catalogs, ({ items }) => items[id].description),
      url: urlsOf(pageOf(id)),
    })),
    policies: policyPages.map((page) => ({
      name: texts(commons, ({ pages }) => pages[page]),
      changed: lastChangedOn([page]),
      url: urlsOf(page),
    })),
  };
}

async function inAllLanguages<Words>(load: (locale: Locale) => Promise<Words>): Promise<[Locale, Words][]> {
  return Promise.all(locales.map(async (locale): Promise<[Locale, Words]> => [locale, await load(locale)]));
}

function texts<Words>(languages: readonly [Locale, Words][], read: (words: Words) => string): Texts {
  return Object.fromEntries(languages.map(([locale, words]) => [locale, withoutMarks(read(words))]));
}
