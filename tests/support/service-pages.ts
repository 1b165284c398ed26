import { promised } from '@/lib/catalog/promised';
import { factsIn } from '@/lib/company/facts';
import { fillWords } from '@/lib/company/fill-words';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { pagesAt } from '@/lib/site/menus';
import { findRoute, type RouteName } from '@/lib/site/routes';
import { notLive } from './not-live';

/** The pages that sell something, in the order of the menus. */
export const servicePages: readonly RouteName[] = (
  ['domains', 'printing', 'web', 'growth', 'systems', 'technical'] as const
).flatMap(pagesAt);

export const servicePagesByLocale = locales.flatMap((locale) =>
  servicePages.map((page) => [page, locale] as const),
);

/** The words of a page as they are written. */
export async function wordsOf(page: RouteName, locale: Locale): Promise<object> {
  return (await loadMessages(locale))[findRoute(page).namespace];
}

/** Facts that are said whatever the owner has decided. */
const alwaysSaid = new Set([
  'vat',
  'untilAccepted',
  'opens',
  'closes',
  'phone',
  'cameraMakes',
  'tillMakes',
  'networkMakes',
  'accountingProgram',
  'nights',
  ...Object.keys(promised),
]);

/** The words of a page as they are shown. @param isOpen whether the owner has decided nothing yet */
export async function shownWords(page: RouteName, locale: Locale, isOpen: boolean): Promise<object> {
  const { facts } = await loadMessages(locale);
  const all = factsIn(locale, facts, notLive);
  const isPrice = (name: string) =>
    /^฿|บาท$/.test(all[name] ?? '') && !/hosting|server|change|updates|backup|from/i.test(name);
  const open = Object.fromEntries(
    Object.entries(all).map(([name, fact]) => [
      name,
      isPrice(name) || alwaysSaid.has(name) ? fact : undefined,
    ]),
  );
  return fillWords(await wordsOf(page, locale), isOpen ? open : all);
}

/** Every heading of a page, in order; those of its questions, its neighbours and the opening and closing words left out. */
export function headingsOf(words: object): string[] {
  return Object.entries(words)
    .filter(([section]) => !['metadata', 'hero', 'faq', 'related', 'callToAction'].includes(section))
    .flatMap(([, section]) => titlesIn(section));
}

function titlesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, part]) =>
    name === 'title' && typeof part === 'string' ? [part] : titlesIn(part),
  );
}

/** How many entries two lists share in the same order. */
export function sharedInOrder(one: readonly string[], other: readonly string[]): number {
  const row = other.map(() => 0);
  for (const entry of one) {
    let before = 0;
    other.forEach((candidate, at) => {
      const above = row[at] ?? 0;
      row[at] = candidate === entry ? before + 1 : Math.max(above, row[at - 1] ?? 0);
      before = above;
    });
  }
  return Math.max(0, ...row);
}
