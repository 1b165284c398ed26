import { type HtmlElement, HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { defaultLocale, isLocale, type Locale, localePath, locales, withoutLocale } from '@/lib/i18n/locales';
import { namespaces } from '@/lib/i18n/messages';
import { isLivePage } from '@/lib/site/live-pages';
import { fullTitle } from '@/lib/site/page-title';
import { routes } from '@/lib/site/routes';
import { test } from '../support/finished-site';
import { attributeOf, inMain, messagesOf, type ServedPage, textOf } from '../support/served-pages';
import { unlistedPages } from '../support/unlisted-pages';

/** Only the end of a purchase or of a form leads there. */
const unlinked: ReadonlySet<string> = new Set([
  routes.thankYou.path,
  routes.paymentSuccess.path,
  routes.paymentFailed.path,
  routes.paymentCancelled.path,
]);

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes what HTML reads alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Next's own preload marker is named `_R_`.
    'valid-id': ['error', { relaxed: true }],
    // Scripts and styles are our own, from our own origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Numbers in links and buttons are kept whole by their styles.
    'tel-non-breaking': 'off',
    // The passwords of /server-access are not the visitor's own login here.
    'autocomplete-password': 'off',
    // A table that scrolls is a named place to tab to, without a heading of its own.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Its length is tested with the other metadata.
    'long-title': 'off',
  },
});

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const linksOf = (document: HtmlElement) =>
  document.querySelectorAll('a[href]').map((link) => ({
    href: attributeOf(link, 'href') ?? '',
    isLanguage: attributeOf(link, 'hreflang') !== undefined,
  }));

/** The place a link leads to on our own site; undefined for others, for mail and for telephone. */
function target(href: string, from: string): { address: string; anchor: string } | undefined {
  const { origin, pathname, hash } = new URL(href, `http://site${from}`);
  return origin === 'http://site' ? { address: pathname, anchor: hash.slice(1) } : undefined;
}

function hasAnchor(document: HtmlElement, anchor: string): boolean {
  return anchor === '' || document.querySelectorAll('[id]').some((place) => place.id === anchor);
}

/** Concept sites, and what programs read. */
const isFile = (address: string) => address.includes('.');

function localeOf(address: string): Locale {
  const [, first] = address.split('/');
  return isLocale(first) ? first : defaultLocale;
}

const levelsOf = (document: HtmlElement) =>
  document.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));

for (const locale of locales) {
  test(`whoever follows the links from the home page in ${locale} reaches every page and stays in the language`, ({
    pages,
  }) => {
    const served = new Map(pages.map((page) => [page.address, page]));
    const waiting = [localePath(locale, '/')];
    const reached = new Set(waiting);
    const lost: string[] = [];
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const page = served.get(address);
      for (const { href, isLanguage } of page ? linksOf(page.document) : []) {
        const to = target(href, address)?.address;
        if (to === undefined || isLanguage || isFile(to) || reached.has(to)) continue;
        // What is written for one visitor is no page of everybody's.
        if (isLivePage(to)) continue;
        if (to !== localePath(locale, withoutLocale(to))) lost.push(`${address} → ${href}`);
        reached.add(to);
        waiting.push(to);
      }
    }
    const linked = pages.filter((page) => page.locale === locale && !unlinked.has(page.path));
    expect(lost).toEqual([]);
    expect([...reached].sort()).toEqual(linked.map(({ address }) => address).sort());
  });
}

test('every page links to itself in each language, and says which language that is', ({ pages }) => {
  for (const { address, path, document } of pages) {
    const links = document.querySelectorAll('footer a[hreflang]');
    expect([
      address,
      links.map((link) => [attributeOf(link, 'hreflang'), attributeOf(link, 'href')]),
    ]).toEqual([address, locales.map((locale) => [locale, localePath(locale, path)])]);
  }
});

test('no link is dead, and every anchor is there', async ({ pages, baseURL }) => {
  const unlisted = await unlistedPages(baseURL);
  const documents = new Map([...pages, ...unlisted].map(({ address, document }) => [address, document]));
  const statuses = new Map<string, number>([
    ...pages.map(({ address }) => [address, 200] as const),
    ...unlisted.map(({ address, status }) => [address, status] as const),
  ]);
  const dead: string[] = [];
  for (const [from, document] of documents) {
    for (const { href } of linksOf(document)) {
      const to = target(href, from);
      if (!to || (to.address === from && hasAnchor(document, to.anchor))) continue;
      const status =
        statuses.get(to.address) ?? (await fetch(`${baseURL}${to.address}`, { redirect: 'manual' })).status;
      statuses.set(to.address, status);
      const page = documents.get(to.address);
      if (status !== 200 || (page && !hasAnchor(page, to.anchor))) dead.push(`${from} → ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

test('both guides list their sections in an index', ({ pages }) => {
  for (const page of pages.filter(({ path }) => path.endsWith('-guide'))) {
    const sections = inMain(page, 'section[id]').map(({ id }) => `#${id}`);
    expect(sections.length).toBeGreaterThanOrEqual(4);
    const listed = inMain(page, '.page-index a').map((link) => attributeOf(link, 'href'));
    expect([page.address, listed]).toEqual([page.address, sections]);
  }
});

test('every 404 page says so in its title, and leads home and to the contact form', async ({ baseURL }) => {
  for (const { address, status, document } of await unlistedPages(baseURL)) {
    if (status === 200) continue;
    const locale = localeOf(address);
    const { title } = messagesOf(locale, 'not-found');
    expect([status, textOf(document.querySelector('title'))]).toEqual([404, fullTitle(title)]);
    const ways = document.querySelectorAll('main a').map((link) => attributeOf(link, 'href'));
    expect(ways.slice(0, 2)).toEqual([
      localePath(locale, routes.home.path),
      localePath(locale, routes.contact.path),
    ]);
  }
});

test('every page has one h1 and headings that leave out no level', async ({ pages, baseURL }) => {
  for (const { address, document } of [...pages, ...(await unlistedPages(baseURL))]) {
    const levels = levelsOf(document);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect([address, levels.filter((level) => level === 1).length, jumps]).toEqual([address, 1, []]);
  }
});

test('every page, the 404 pages and the concept sites are valid HTML', async ({ pages, baseURL }) => {
  const faults: Record<string, string[]> = {};
  for (const { address, html } of [...pages, ...(await unlistedPages(baseURL))]) {
    const found = await faultsOf(html);
    if (found.length > 0) faults[address] = found;
  }
  expect(faults).toEqual({});
});

/** A key in place of its words: `namespace.key`, as next-intl prints it where a message is missing. */
const bareKey = new RegExp(`(?<![\\w./-])(?:${namespaces.join('|')})\\.[a-z][\\w.-]*`, 'g');

test('no page shows the key of a message', ({ pages }) => {
  const shown = (page: ServedPage) => {
    const words = ['title', 'header', 'main', 'footer'].map((part) =>
      textOf(page.document.querySelector(part)),
    );
    const labels = page.document
      .querySelectorAll('[aria-label], [alt], [title], [placeholder], meta[content]')
      .flatMap((element) =>
        ['aria-label', 'alt', 'title', 'placeholder', 'content'].map(
          (name) => attributeOf(element, name) ?? '',
        ),
      );
    return [...words, ...labels].join('\n').match(bareKey) ?? [];
  };
  expect(pages.flatMap((page) => shown(page).map((key) => `${page.address}: ${key}`))).toEqual([]);
});
