import 'server-only';
import type { Messages } from 'next-intl';
import { type Item, lowestPrice } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { specNames, specsOf } from '@/lib/catalog/server-specs';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { indexedPages } from '@/lib/site/indexed-pages';
import { markdownUrl } from '@/lib/site/page-urls';
import { findRoute, type RouteName } from '@/lib/site/routes';
import { isPart, nameOf, type Part, saidIn } from './said-words';

/** The parts of a page's words under which its packages and prices stand. */
const offerParts = ['packages', 'vps', 'pricing'];

/** What parts are written with, on one page. */
export type Context = {
  locale: Locale;
  items: readonly Item[];
  catalog: Messages['catalog'];
  vat: string;
  priceFrom: Messages['common']['priceFrom'];
};

/** A part of a page by its key: its heading and what stands below it, its packages with their prices among it. */
export function sectionBlocks(key: string, value: unknown, context: Context): string[] {
  if (!isPart(value)) return saidIn({ [key]: value }).flatMap((said) => ('text' in said ? [said.text] : []));
  const blocks = saidIn({ [key]: value }).flatMap((said) =>
    'parts' in said ? said.parts.flatMap(([name, part]) => partBlocks(part, 2, context, { key: name })) : [],
  );
  if (!offerParts.includes(key)) return blocks;
  const [heading = '', ...rest] = blocks;
  return [heading, ...rest, ...context.items.flatMap((item) => itemBlocks(item, context)), context.vat];
}

/** Under which key a part stands, and in which part. */
type Place = { key?: string; around?: Part };

export function partBlocks(
  part: Part,
  level: number,
  context: Context,
  { key = '', around = {} }: Place = {},
): string[] {
  const named = nameOf(part);
  // Only entries are named after the page that they lead to; a section may have any key.
  const page = level > 2 && named?.key === 'title' ? pageOf(key) : undefined;
  const name = named && page ? linked(named.name, page, context.locale) : named?.name;
  return [
    ...(name ? [`${'#'.repeat(level)} ${name}${thaiNameOf(part)}`] : []),
    ...saidIn(part, around).flatMap((said) => {
      if (said.kind === 'text') return [said.text];
      if (said.kind === 'list') return [...(said.label ? [`**${said.label}**`] : []), listOf(said.points)];
      const below = named ? level + 1 : level;
      return said.parts.flatMap(([innerKey, inner]) =>
        partBlocks(inner, below, context, { key: innerKey, around: part }),
      );
    }),
    ...(page ? lowestPriceOf(page, context) : []),
  ];
}

const pageOf = (key: string) => indexedPages.find((page) => page === key);

function linked(name: string, page: RouteName, locale: Locale): string {
  return `[${name}](${markdownUrl(locale, findRoute(page).path)})`;
}

/** As it stands on the board that leads to a page. */
function lowestPriceOf(page: RouteName, { locale, priceFrom }: Context): string[] {
  const { sells } = findRoute(page);
  const lowest = sells && lowestPrice(sells);
  return lowest ? [fill(priceFrom[lowest.period], { price: formatMoney(lowest.price, locale) })] : [];
}

function thaiNameOf({ thaiName, name }: Part): string {
  return typeof thaiName === 'string' && thaiName !== name ? ` (${thaiName})` : '';
}

export const listOf = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n');

function itemBlocks(item: Item, { locale, catalog }: Context): string[] {
  const words = catalog.items[item.id];
  const specs = specsOf(item.id);
  const points = [
    ...(specs ? specNames.map((name) => `${catalog.specs[name]}: ${specs[name]}`) : []),
    ...('features' in words ? words.features : []),
  ].map(withoutMarks);
  return [
    `### ${withoutMarks(words.name)}`,
    `**${priceText(item, locale, catalog)}**`,
    withoutMarks(words.description),
    ...(points.length > 0 ? [listOf(points)] : []),
  ];
}

/** A price as it stands on a page, in one line. */
export function priceText(
  { price, period, isStartingPrice }: Item,
  locale: Locale,
  words: Messages['catalog'],
): string {
  if (price === 0) return words.onRequest;
  return `${formatMoney(price, locale)} ${isStartingPrice ? words.startingPrice : words.periods[period]}`;
}
