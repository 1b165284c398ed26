import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { defaultLocale, localePath, locales } from '@/lib/i18n/locales';
import { routes } from '@/lib/site/routes';
import { test } from '../support/finished-site';
import { attributeOf, parserOfHtml, type ServedPage, textOf } from '../support/served-pages';

/** Agreed word for word; its translations name the same methods. */
const longTitle = '/payment-integration';

const dates: Record<string, Record<string, { date: string }>> = JSON.parse(
  readFileSync('lib/site/content-dates.json', 'utf8'),
);

const metaOf = ({ document }: ServedPage, name: string) =>
  attributeOf(document.querySelector(`meta[name="${name}"], meta[property="${name}"]`), 'content') ?? '';

const pathOf = (url: string | undefined) => new URL(url ?? '').pathname;

const titleOf = ({ document }: ServedPage) => textOf(document.querySelector('title'));

test('every page has its language, its own title and description, and the same in Open Graph', ({
  pages,
}) => {
  for (const page of pages) {
    const { address, document, locale } = page;
    const [title, description] = [titleOf(page), metaOf(page, 'description')];
    expect(attributeOf(document.querySelector('html'), 'lang')).toBe(locale);
    expect([address, title.length > (page.path === longTitle ? 70 : 60)]).toEqual([address, false]);
    expect([address, description.length >= 20, description.length <= 160]).toEqual([address, true, true]);
    expect([metaOf(page, 'og:title'), metaOf(page, 'og:description')]).toEqual([title, description]);
    expect([metaOf(page, 'og:locale').slice(0, 2), metaOf(page, 'og:type')]).toEqual([locale, 'website']);
  }
  for (const locale of locales) {
    const ours = pages.filter((page) => page.locale === locale);
    expect(new Set(ours.map(titleOf)).size).toBe(ours.length);
    expect(new Set(ours.map((page) => metaOf(page, 'description'))).size).toBe(ours.length);
  }
  expect(pages.filter(({ address }) => address === longTitle).map(titleOf)).toEqual([
    'Payment Integration Solutions | PromptPay, PayPal, Credit Cards & More',
  ]);
});

test('every page names itself as canonical and says whether it may be listed', ({ pages }) => {
  for (const page of pages) {
    const canonical = page.document.querySelectorAll('link[rel="canonical"]');
    expect(canonical.map((link) => pathOf(attributeOf(link, 'href')))).toEqual([page.address]);
    const { isIndexed } = routes[page.name];
    const follows = page.path === '/server-access' ? 'nofollow' : 'follow';
    expect([page.address, metaOf(page, 'robots')]).toEqual([
      page.address,
      `${isIndexed ? 'index' : 'noindex'}, ${follows}`,
    ]);
  }
});

test('the sitemap lists every page that may be listed, and answers for each language', async ({
  baseURL,
  pages,
}) => {
  const response = await fetch(`${baseURL}/sitemap.xml`);
  expect(response.headers.get('content-type')).toContain('xml');
  const sitemap = (await parserOfHtml())(await response.text());
  const listed = sitemap.querySelectorAll('url').map((url) => ({
    address: pathOf(textOf(url.querySelector('loc'))),
    changed: textOf(url.querySelector('lastmod')),
    languages: Object.fromEntries(
      url
        .querySelectorAll('[hreflang]')
        .map((link) => [attributeOf(link, 'hreflang'), pathOf(attributeOf(link, 'href'))]),
    ),
  }));
  const indexed = pages.filter((page) => routes[page.name].isIndexed);
  expect(listed.map(({ address }) => address).sort()).toEqual(indexed.map(({ address }) => address).sort());
  for (const { address, path, name, locale } of indexed) {
    const expected = Object.fromEntries([
      ...locales.map((locale) => [locale, localePath(locale, path)]),
      ['x-default', localePath(defaultLocale, path)],
    ]);
    expect(listed.find((entry) => entry.address === address)).toEqual({
      address,
      changed: dates[name]?.[locale]?.date,
      languages: expected,
    });
    expect([address, (await fetch(`${baseURL}${address}`)).status]).toEqual([address, 200]);
  }
});

test('nothing but the sitemap names the languages of a page to search engines', async ({
  baseURL,
  pages,
}) => {
  for (const { address, document } of pages)
    expect([address, document.querySelectorAll('link[hreflang]').length]).toEqual([address, 0]);
  expect((await fetch(`${baseURL}/services`)).headers.get('link') ?? '').not.toContain('hreflang');
});

test('robots.txt leads to the sitemap and keeps nobody from pages, styles or scripts', async ({
  baseURL,
  pages,
}) => {
  const lines = (await (await fetch(`${baseURL}/robots.txt`)).text()).split('\n').map((line) => line.trim());
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.toLowerCase().startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trim());
  expect(valuesOf('sitemap').map(pathOf)).toEqual(['/sitemap.xml']);
  expect(valuesOf('user-agent')).toEqual(['*']);
  const needed = pages.flatMap(({ address, html }) => [
    address,
    ...[...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:css|js|woff2))"/g)].map(([, file]) => file ?? ''),
  ]);
  const blocked = valuesOf('disallow').filter((start) => needed.some((path) => path.startsWith(start)));
  expect([needed.length > pages.length, blocked]).toEqual([true, []]);
});
