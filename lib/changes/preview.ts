import 'server-only';
import type { Messages } from 'next-intl';
import { findItem, isItemId, itemIds } from '@/lib/catalog/items';
import { proseMoney, toSatang } from '@/lib/catalog/money';
import { closedDays, company, decisions } from '@/lib/company/company';
import { deposits } from '@/lib/company/deposits';
import { type Facts, factsIn, type Owner } from '@/lib/company/facts';
import { fillWords } from '@/lib/company/fill-words';
import { thisMoment } from '@/lib/company/this-moment';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { itemsOn } from '@/lib/machine-readable/page-items';
import { indexedPages } from '@/lib/site/indexed-pages';
import { findRoute, type RouteName } from '@/lib/site/routes';
import type { Field } from './field';

/** What pages will say of a value, and on which of them it is; `pages` is undefined where it is on every page. */
export type Preview = { says: string[]; pages: readonly RouteName[] | undefined };

/** More than these tell nothing new on a phone. */
const mostTexts = 8;

/** What changes on the site with a value of a field, in a language. */
export async function previewOf({ path }: Field, value: unknown, locale: Locale): Promise<Preview> {
  const { shared, told, after } = await textsOf(path, value, locale);
  const texts = [...shared, ...told.flatMap((each) => each.texts)];
  const says = new Set(texts.map((text) => fillWords({ text }, after).text).filter(Boolean));
  const pages = shared.length > 0 ? undefined : pagesOf(path, told);
  return { says: [...says].slice(0, mostTexts), pages };
}

/** The pages that say something else with a value than the files have; what stands around each page is none of them. */
export async function pagesTelling(path: string, value: unknown): Promise<readonly RouteName[]> {
  const { told } = await textsOf(path, value, defaultLocale);
  return pagesOf(path, told) ?? told.map(({ page }) => page);
}

/** The texts that name what a value changes, page by page and around them, and all facts with it. */
async function textsOf(path: string, value: unknown, locale: Locale) {
  const messages = await loadMessages(locale);
  const before = factsIn(locale, messages.facts, thisMoment());
  const after = { ...factsWith(path, value, locale, messages.facts), ...priceFact(path, value, locale) };
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => named(path, name) || before[name] !== after[name],
  );
  const told = indexedPages
    .map((page) => ({ page, texts: textsNaming(messages[findRoute(page).namespace], changed) }))
    .filter(({ texts }) => texts.length > 0);
  return { shared: textsNaming(messages.common, changed), told, after };
}

/** What the facts of texts are with a value in place of what this build has. */
function factsWith(path: string, value: unknown, locale: Locale, words: Messages['facts']): Facts {
  const [first, name = ''] = path.split('.');
  const owner: Owner = {
    decisions: first === 'decisions' ? { ...decisions, [name]: value ?? undefined } : decisions,
    company: {
      ...company,
      ...(path === 'basics' && Object(value)),
      ...(path === 'basics.brand' && { name: value }),
      ...(first === 'company' && { [name]: value }),
    },
    deposits: first === 'deposits' ? { ...deposits, [name]: value ?? undefined } : deposits,
    closedDays: path === 'closedDays' && Array.isArray(value) ? value : closedDays,
  };
  return factsIn(locale, words, thisMoment(), owner);
}

const factOfItem = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function priceFact(path: string, value: unknown, locale: Locale): Facts {
  const [first, id = '', name] = path.split('.');
  if (first !== 'catalog' || name !== 'price') return {};
  return { [factOfItem(id)]: proseMoney(toSatang(Number(value)), locale) };
}

/** Whether a fact is what a field says, though its value may be as before. */
function named(path: string, fact: string): boolean {
  const [first, name = '', last] = path.split('.');
  if (path === 'basics') return fact === 'opens' || fact === 'closes';
  if (first === 'catalog') return last === 'price' && fact === factOfItem(name);
  return path === 'closedDays'
    ? fact === 'closedOn'
    : ['decisions', 'company', 'basics'].includes(first ?? '') && fact === name;
}

/** The texts of some messages that have a place for one of these facts. */
function textsNaming(words: unknown, facts: readonly string[]): string[] {
  if (typeof words === 'string') return facts.some((name) => words.includes(`{${name}}`)) ? [words] : [];
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap((part) => textsNaming(part, facts));
}

/** The pages that show a field: those whose texts name it, and those that are made of it. */
function pagesOf(path: string, told: readonly { page: RouteName }[]): readonly RouteName[] | undefined {
  const naming = told.map(({ page }) => page);
  const [first = '', id = ''] = path.split('.');
  if (first === 'catalog' && isItemId(id)) {
    const selling = indexedPages.filter((page) => itemsOn(page).some((item) => item.id === id));
    return [...new Set([...selling, ...naming])];
  }
  const type = itemIds.map(findItem).find((item) => item.type === id)?.type;
  if (first === 'featured')
    return indexedPages.filter((page) => itemsOn(page).some((item) => item.type === type));
  if (first === 'testimonials') return ['home'];
  if (first === 'portfolioStats') return ['portfolio'];
  if (path === 'channelOrder') return ['socialMedia'];
  return first === 'decisions' || first === 'deposits' ? naming : undefined;
}
