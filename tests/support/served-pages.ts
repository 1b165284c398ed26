import { readFileSync } from 'node:fs';
import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';
import type { Messages } from 'next-intl';
import pLimit from 'p-limit';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { findRoute, type RouteName, routeNames } from '@/lib/site/routes';
import { lateOf } from './late';

/** A page as it is served, before any script runs. */
export type ServedPage = {
  name: RouteName;
  locale: Locale;
  /** Without the language, as in the route list. */
  path: string;
  address: string;
  html: string;
  /** What its scripts get, as text: the words of its islands among it. */
  data: string;
  document: HtmlElement;
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Text as React escapes it, made readable. */
function readable(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** What an element says, without the soft hyphens of its long words. */
export function textOf(element: HtmlElement | null): string {
  return readable(element?.textContent ?? '')
    .replaceAll('\u00ad', '')
    .trim();
}

export function attributeOf(element: HtmlElement | null, name: string): string | undefined {
  const value = element?.getAttributeValue(name);
  return value === null || value === undefined ? undefined : readable(value);
}

/** The elements of a page's own part, without header and footer. */
export function inMain({ document }: ServedPage, selector: string): HtmlElement[] {
  return document.querySelectorAll(`main ${selector}`);
}

export async function parserOfHtml(): Promise<(html: string) => HtmlElement> {
  const config = await new StaticConfigLoader({ root: true }).getConfigFor('page.html');
  return (html) => new Parser(config).parseHtml(html);
}

/** Fetches every page of every language, a few at a time: a connection that waits for all to be parsed is closed by the server. */
export async function servedPages(site: string): Promise<ServedPage[]> {
  const parse = await parserOfHtml();
  const few = pLimit(4);
  return few.map(
    locales.flatMap((locale) => routeNames.map((name) => ({ locale, name }))),
    async ({ locale, name }) => {
      const { path } = findRoute(name);
      const address = localePath(locale, path);
      const response = await fetch(`${site}${address}`, { redirect: 'manual' });
      if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
      const html = await response.text();
      const data = await (await fetch(`${site}${lateOf(html).data}`)).text();
      return { name, locale, path, address, html, data, document: parse(html) };
    },
  );
}

/** One message file of a language. */
export function messagesOf<Name extends keyof Messages>(locale: Locale, name: Name): Messages[Name] {
  return JSON.parse(readFileSync(`messages/${locale}/${name}.json`, 'utf8'));
}
