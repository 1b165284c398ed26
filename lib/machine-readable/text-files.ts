import 'server-only';
import { company } from '@/lib/company/company';
import { env } from '@/lib/env/env';
import { defaultLocale, type Locale, localePath } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { lastChangedOn } from '@/lib/site/content-dates';
import { indexedPages, markdownPath } from '@/lib/site/indexed-pages';
import { pagesAt } from '@/lib/site/menus';
import { markdownUrl, pageUrl } from '@/lib/site/page-urls';
import { wordsIn } from '@/lib/site/page-words';
import type { MenuPlace } from '@/lib/site/route';
import { findRoute, type RouteName, routes } from '@/lib/site/routes';
import { keyFile } from './indexnow';
import { markdownOf } from './markdown';
import { offersPath } from './offers';

/** A file for readers that are machines: what it holds, and which page says the same to people. */
type TextFile = { text: string; type: 'text/markdown' | 'text/plain'; canonical?: string };

const indexFile = 'llms.txt';
const fullFile = 'llms-full.txt';

const markdownName = (page: RouteName) => markdownPath(findRoute(page).path).slice(1);

/** The names of all files of a language: two lists (llmstxt.org), and the Markdown version of each page that search engines may list. */
export function textFileNames(locale: Locale): string[] {
  const key = locale === defaultLocale ? keyFile() : undefined;
  return [indexFile, fullFile, ...indexedPages.map(markdownName), ...(key ? [key.name] : [])];
}

/** A file of a language by its name; undefined where there is none. */
export async function textFile(locale: Locale, name: string): Promise<TextFile | undefined> {
  if (name === indexFile) return { text: await indexOf(locale), type: 'text/plain' };
  if (name === fullFile) return { text: await allOf(locale), type: 'text/plain' };
  const key = keyFile();
  if (key && name === key.name) return { text: key.text, type: 'text/plain' };
  const page = indexedPages.find((candidate) => markdownName(candidate) === name);
  if (!page) return undefined;
  return {
    text: await markdownOf(locale, page),
    type: 'text/markdown',
    canonical: pageUrl(locale, findRoute(page).path),
  };
}

const sections: readonly {
  menu: 'services' | 'printing' | 'technical' | 'guides';
  places: readonly MenuPlace[];
}[] = [
  { menu: 'services', places: ['domains', 'web', 'growth', 'systems'] },
  { menu: 'printing', places: ['printing'] },
  { menu: 'technical', places: ['technical'] },
  { menu: 'guides', places: ['guides'] },
];

async function headOf(locale: Locale): Promise<string[]> {
  const { hero, metadata } = await wordsIn(locale, 'home');
  return [`# ${company.name}`, `> ${withoutMarks(metadata.description)}`, withoutMarks(hero.lead)];
}

/** What there is, with a line for each page (llmstxt.org); what may be skipped stands last. */
async function indexOf(locale: Locale): Promise<string> {
  const { menus, footer, pages } = await loadNamespace(locale, 'common');
  const line = async (page: RouteName) => {
    const { metadata } = await wordsIn(locale, routes[page].namespace);
    const address = markdownUrl(locale, findRoute(page).path);
    return `- [${withoutMarks(pages[page])}](${address}): ${withoutMarks(metadata.description)}`;
  };
  const listOf = async (names: readonly RouteName[]) => (await Promise.all(names.map(line))).join('\n');
  const said = sections.map(({ menu, places }) => ({ menu, pages: places.flatMap(pagesAt) }));
  const rest = indexedPages.filter((page) => !said.some((section) => section.pages.includes(page)));
  const first: readonly RouteName[] = ['home', 'contact', 'terms'];
  const blocks = [
    ...(await headOf(locale)),
    `## ${footer.links}\n\n${await listOf(first)}\n- [${offersPath.slice(1)}](${env().siteUrl}${offersPath}): ${lastChangedOn(indexedPages)}`,
    ...(await Promise.all(
      said.map(
        async (section) => `## ${withoutMarks(menus[section.menu])}\n\n${await listOf(section.pages)}`,
      ),
    )),
    `## Optional\n\n${await listOf(rest.filter((page) => !first.includes(page)))}\n- [${fullFile}](${env().siteUrl}${localePath(locale, `/${fullFile}`)})`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

async function allOf(locale: Locale): Promise<string> {
  const versions = await Promise.all(indexedPages.map((page) => markdownOf(locale, page)));
  return `${[...(await headOf(locale)), ...versions].join('\n\n')}`;
}
