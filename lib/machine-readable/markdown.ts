import 'server-only';
import { company, companyIn, phoneIn } from '@/lib/company/company';
import { lineUrl } from '@/lib/company/contact-links';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { changedOn } from '@/lib/site/content-dates';
import { fullTitle } from '@/lib/site/page-title';
import { pageUrl } from '@/lib/site/page-urls';
import { wordsIn } from '@/lib/site/page-words';
import { type RouteName, routes } from '@/lib/site/routes';
import { type Context, listOf, partBlocks, sectionBlocks } from './markdown-parts';
import { itemsOn } from './page-items';
import { isPart, type Part } from './said-words';

/**
 * A page in Markdown, for readers that are machines: the same words, prices and questions, from where the page has them.
 * @returns the text, with the address, language and date of the page before it (YAML)
 */
export async function markdownOf(locale: Locale, name: RouteName): Promise<string> {
  const [words, catalog, facts, common] = await Promise.all([
    wordsIn(locale, routes[name].namespace),
    wordsIn(locale, 'catalog'),
    loadNamespace(locale, 'facts'),
    wordsIn(locale, 'common'),
  ]);
  const { metadata, ...parts } = words;
  const { hero, ...sections }: Part = parts;
  const context: Context = {
    locale,
    items: itemsOn(name),
    catalog,
    vat: facts.vat[company.vat],
    priceFrom: common.priceFrom,
  };
  const head = {
    title: fullTitle(metadata.title),
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
    ...Object.entries(filled({ ...sections, ...(await borrowedBy(name, locale)) }, locale)).flatMap(
      ([key, value]) => sectionBlocks(key, value, context),
    ),
    `## ${common.footer.contact}`,
    contactLines(locale, common.footer.hours),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What a page shows of another page's words. */
async function borrowedBy(name: RouteName, locale: Locale): Promise<Part> {
  return name === 'services' ? { work: (await wordsIn(locale, 'home')).work } : {};
}

/** Terms and privacy name the company in their texts. */
function filled(sections: Part, locale: Locale): Part {
  const { legalName, address } = companyIn(locale);
  const places: Record<string, string> = {
    company: legalName,
    address,
    email: company.email,
  };
  return JSON.parse(JSON.stringify(sections), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\{(\w+)\}/g, (place, key) => places[key] ?? place) : value,
  );
}

function contactLines(locale: Locale, hours: string): string {
  return listOf([
    hours,
    phoneIn(locale),
    company.email,
    `[LINE ${company.lineId}](${lineUrl})`,
    companyIn(locale).address,
    pageUrl(locale, routes.contact.path),
  ]);
}
