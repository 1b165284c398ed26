import 'server-only';
import type { Messages } from 'next-intl';
import type { Item } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { specNames, specsOf } from '@/lib/catalog/server-specs';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { company, companyIn, lineUrl } from '@/lib/site/company';
import { changedOn } from '@/lib/site/content-dates';
import { markdownUrl, pageUrl } from '@/lib/site/page-urls';
import { wordsIn } from '@/lib/site/page-words';
import { findRoute, type RouteName, routeNames, routes } from '@/lib/site/routes';
import { itemsOn } from './page-items';
import { isPart, nameOf, type Part, saidIn } from './said-words';

/** The parts of a page's words under which its packages and prices stand. */
const offerParts = ['packages', 'vps', 'pricing'];

type Context = { locale: Locale; items: readonly Item[]; catalog: Messages['catalog']; vat: string };

/**
 * A page in Markdown, for readers that are machines: the same words, prices and questions, from where the page has them.
 * @returns the text, with the address, language and date of the page before it (YAML)
 */
export async function markdownOf(locale: Locale, name: RouteName): Promise<string> {
  const [words, catalog, facts, common] = await Promise.all([
    wordsIn(locale, routes[name].namespace),
    wordsIn(locale, 'catalog'),
    loadNamespace(locale, 'facts'),
    loadNamespace(locale, 'common'),
  ]);
  const { metadata, ...parts } = words;
  const { hero, ...sections }: Part = parts;
  const context = { locale, items: itemsOn(name), catalog, vat: facts.vat[company.vat] };
  const head = {
    title: withoutMarks(metadata.title),
    description: withoutMarks(metadata.description),
    url: pageUrl(locale, routes[name].path),
    language: locale,
    changed: changedOn(name, locale),
  };
  const blocks = [
    `---\n${Object.entries(head)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join('\n')}\n---`,
    ...(isPart(hero) ? partBlocks(hero, 1, context) : []),
    ...Object.entries(withCompany(sections, locale)).flatMap(([key, value]) =>
      sectionBlocks(key, value, context),
    ),
    `## ${common.footer.contact}`,
    contactLines(locale, common.footer.hours),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Terms and privacy name the company in their texts. */
function withCompany(sections: Part, locale: Locale): Part {
  const { legalName, address } = companyIn(locale);
  const places: Record<string, string> = {
    company: legalName,
    address,
    email: company.email,
    phone: company.phone,
  };
  return JSON.parse(JSON.stringify(sections), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\{(\w+)\}/g, (place, key) => places[key] ?? place) : value,
  );
}

function sectionBlocks(key: string, value: unknown, context: Context): string[] {
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

function partBlocks(
  part: Part,
  level: number,
  context: Context,
  { key = '', around = {} }: Place = {},
): string[] {
  const named = nameOf(part);
  return [
    ...(named
      ? [
          `${'#'.repeat(level)} ${named.key === 'title' ? linked(named.name, key, context.locale) : named.name}${thaiNameOf(part)}`,
        ]
      : []),
    ...saidIn(part, around).flatMap((said) => {
      if (said.kind === 'text') return [said.text];
      if (said.kind === 'list') return [...(said.label ? [`**${said.label}**`] : []), listOf(said.points)];
      const below = named ? level + 1 : level;
      return said.parts.flatMap(([name, inner]) =>
        partBlocks(inner, below, context, { key: name, around: part }),
      );
    }),
  ];
}

/** A part that is named after a page of ours leads to its twin. */
function linked(name: string, key: string, locale: Locale): string {
  const page = routeNames.find((candidate) => candidate === key && findRoute(candidate).isIndexed);
  return page ? `[${name}](${markdownUrl(locale, findRoute(page).path)})` : name;
}

function thaiNameOf({ thaiName, name }: Part): string {
  return typeof thaiName === 'string' && thaiName !== name ? ` (${thaiName})` : '';
}

const listOf = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n');

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

function contactLines(locale: Locale, hours: string): string {
  return listOf([
    hours,
    company.phone,
    company.email,
    `[LINE ${company.lineId}](${lineUrl})`,
    companyIn(locale).address,
    pageUrl(locale, routes.contact.path),
  ]);
}
