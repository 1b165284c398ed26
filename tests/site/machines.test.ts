import type { HtmlElement } from 'html-validate';
import sharp from 'sharp';
import { expect } from 'vitest';
import { catalog } from '@/lib/catalog/catalog';
import { formatMoney, toSatang } from '@/lib/catalog/money';
import { company } from '@/lib/company/company';
import { localePath, locales } from '@/lib/i18n/locales';
import { indexedPages, markdownPath } from '@/lib/site/indexed-pages';
import { findRoute, routes } from '@/lib/site/routes';
import { test } from '../support/finished-site';
import { graphProblems, nodesIn } from '../support/graph-rules';
import { attributeOf, inMain, type ServedPage, textOf } from '../support/served-pages';

/** As they call themselves: two search engines, assistants, and those that fetch a picture for a message. */
const readers = {
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bing: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  OpenAI:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  Anthropic:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  LINE: 'facebookexternalhit/1.1;line-poker/1.0',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  X: 'Twitterbot/1.0',
};

const isListed = ({ name }: ServedPage) => routes[name].isIndexed;

const metaOf = ({ document }: ServedPage, name: string) =>
  document
    .querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)
    .map((meta) => attributeOf(meta, 'content') ?? '');

const graphsOf = ({ html }: ServedPage): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );

const pathOf = (url: string | undefined) => new URL(url ?? '').pathname;

test('search engines, assistants and messengers get what everybody gets, without a script', async ({
  baseURL,
  pages,
}) => {
  const others = await Promise.all(
    Object.entries(readers).flatMap(([reader, agent]) =>
      pages
        .filter(({ path }) => reader === 'LINE' || ['/', '/aeo', '/pattaya-guide'].includes(path))
        .map(async ({ address, html }) => {
          const answer = await fetch(`${baseURL}${address}`, {
            headers: { 'User-Agent': agent, Accept: '*/*' },
          });
          return (await answer.text()) === html ? [] : [`${reader} ${address}`];
        }),
    ),
  );
  expect(others.flat()).toEqual([]);
});

test('every page is passed on with a picture of its own, its words, its language and the others', async ({
  baseURL,
  pages,
}) => {
  const seen = new Map<string, Promise<string>>();
  const look = async (path: string) => {
    const answer = await fetch(`${baseURL}${path}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    const isLight = bytes.length <= 60_000;
    const policy = answer.headers.get('cross-origin-resource-policy');
    return [answer.status, answer.headers.get('content-type'), width, height, format, isLight, policy].join(
      ' ',
    );
  };
  for (const page of pages) {
    const [picture = '', ...more] = metaOf(page, 'og:image').map(pathOf);
    const looked = seen.get(picture) ?? look(picture);
    seen.set(picture, looked);
    expect([page.address, more.length, await looked]).toEqual([
      page.address,
      0,
      '200 image/png 1200 630 png true cross-origin',
    ]);
    for (const name of [
      'og:title',
      'og:description',
      'og:url',
      'og:site_name',
      'og:image:alt',
      'twitter:card',
    ])
      expect([page.address, name, metaOf(page, name).filter(Boolean).length]).toEqual([
        page.address,
        name,
        1,
      ]);
    const languages = [...metaOf(page, 'og:locale'), ...metaOf(page, 'og:locale:alternate')];
    expect([page.address, languages[0]?.slice(0, 2), new Set(languages).size]).toEqual([
      page.address,
      page.locale,
      locales.length,
    ]);
  }
  expect(seen.size).toBe(pages.filter(isListed).length);
});

test('every page that may be listed carries one graph, whose prices, hours and crumbs are those that it shows', ({
  pages,
}) => {
  for (const page of pages) {
    const graphs = graphsOf(page);
    expect([page.address, graphs.length]).toEqual([page.address, isListed(page) ? 1 : 0]);
    if (!isListed(page)) continue;
    const canonical = attributeOf(page.document.querySelector('link[rel="canonical"]'), 'href') ?? '';
    expect([page.address, graphProblems(graphs[0], canonical)]).toEqual([page.address, []]);
    const shown = textOf(page.document.querySelector('main'));
    const nodes = nodesIn(graphs[0]);
    const prices = nodes.flatMap(({ price, minPrice }) =>
      [price, minPrice].filter((baht) => typeof baht === 'number'),
    );
    for (const price of prices)
      expect([page.address, shown]).toEqual([
        page.address,
        expect.stringContaining(formatMoney(toSatang(price), page.locale)),
      ]);
    const crumbs = nodes
      .filter((node) => node['@type'] === 'ListItem' && typeof node.item === 'string')
      .map(({ name }) => name);
    const trail = inMain(page, '.trail li').map((item) => textOf(item));
    expect([page.address, trail]).toEqual([page.address, crumbs]);
    const hours = nodes.find((node) => node['@type'] === 'OpeningHoursSpecification');
    const footer = textOf(page.document.querySelector('footer'));
    if (hours)
      for (const hour of page.locale === 'en'
        ? ['12:00 PM', '6:00 PM']
        : [String(hours.opens).slice(0, 2), String(hours.closes).slice(0, 2)])
        expect(footer).toContain(hour);
  }
});

/** Without what Markdown adds, soft hyphens, and more than one space. */
const plain = (text: string) =>
  text
    .replace(/[\u00ad*#]|\]\([^)]*\)|\[/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A heading; a street plate names its street in Thai first. */
function namesOn(heading: HtmlElement): string[] {
  const thai = textOf(heading.querySelector('[lang="th"]'));
  return [thai, textOf(heading).replace(thai, '')].filter(Boolean);
}

for (const locale of locales)
  test(`the Markdown version of a page holds every heading, price, question and answer of it, and no place without its fact: ${locale}`, async ({
    baseURL,
    pages,
  }) => {
    for (const page of pages.filter((each) => each.locale === locale && isListed(each))) {
      const link = page.document.querySelector('link[rel="alternate"][type="text/markdown"]');
      const address = pathOf(attributeOf(link, 'href'));
      const answer = await fetch(`${baseURL}${address}`);
      expect([address, answer.headers.get('content-type')]).toEqual([
        localePath(locale, markdownPath(page.path)),
        'text/markdown; charset=utf-8',
      ]);
      expect(pathOf(/<([^>]+)>; rel="canonical"/.exec(answer.headers.get('link') ?? '')?.[1])).toBe(
        page.address,
      );
      const markdown = plain(await answer.text());
      expect([page.address, ...(markdown.match(/\{\w+\}/g) ?? [])], 'every fact is in its place').toEqual([
        page.address,
      ]);
      const headings = ['h1', 'h2', 'h3'].flatMap((level) => inMain(page, level)).flatMap(namesOn);
      const asked = ['.faq summary', '.faq p'].flatMap((part) => inMain(page, part)).map(textOf);
      const prices = inMain(page, 'section')
        // An exhibit shows what somebody else sells, and the page on machines another page.
        .filter((section) => !section.classList.contains('exhibit') && page.name !== 'machines')
        .flatMap((section) => textOf(section).match(/฿\d[\d.,]*\d/g) ?? []);
      const closing = ['.closing h2', '.ending-call h2'].flatMap((part) => inMain(page, part)).map(textOf);
      const missing = [...headings, ...asked, ...prices].filter(
        (text) => !closing.includes(text) && !markdown.includes(plain(text)),
      );
      expect([page.address, [...new Set(missing)]]).toEqual([page.address, []]);
    }
  });

test('a page answers in Markdown to whoever asks for it, and no cache keeps that', async ({ baseURL }) => {
  for (const [address, markdown] of [
    ['/', '/index.md'],
    ['/th', '/th/index.md'],
    ['/th/seo', '/th/seo.md'],
  ]) {
    const [asked, file] = await Promise.all([
      fetch(`${baseURL}${address}`, { headers: { Accept: 'text/markdown, text/html;q=0.9' } }),
      fetch(`${baseURL}${markdown}`),
    ]);
    expect([address, await asked.text()]).toEqual([address, await file.text()]);
    expect([asked.headers.get('content-type'), asked.headers.get('cache-control')]).toEqual([
      'text/markdown; charset=utf-8',
      'private, no-cache',
    ]);
    expect(asked.headers.get('vary')).toMatch(/accept(,|$)/i);
  }
  const browser = await fetch(`${baseURL}/cart`, { headers: { Accept: 'text/markdown' } });
  expect(browser.headers.get('content-type')).toContain('text/html');
});

test('llms.txt leads to the Markdown version of every page in its language, and llms-full.txt holds them all', async ({
  baseURL,
}) => {
  for (const locale of locales) {
    const read = async (file: string) => (await fetch(`${baseURL}${localePath(locale, file)}`)).text();
    const [index, full] = await Promise.all(['/llms.txt', '/llms-full.txt'].map(read));
    const versions = indexedPages.map((page) => localePath(locale, markdownPath(findRoute(page).path)));
    const linked = [...(index ?? '').matchAll(/\]\((\S+\.md)\)/g)].map(([, url]) => pathOf(url));
    expect(index).toMatch(new RegExp(`^# ${company.name}\n\n> `));
    expect(linked.sort()).toEqual([...versions].sort());
    for (const markdown of versions)
      expect([markdown, full?.includes(await read(markdown.replace(`/${locale}/`, '/')))]).toEqual([
        markdown,
        true,
      ]);
  }
});

test('offers.json has every price of the catalog, its date, and the way to page and terms', async ({
  baseURL,
  pages,
}) => {
  const answer = await fetch(`${baseURL}/offers.json`);
  const { offers, changed, currency, policies } = await answer.json();
  expect([currency, changed]).toEqual(['THB', expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
  const listed = Object.fromEntries(
    offers.map(({ id, price, period }: { id: string; price: number | null; period: string }) => [
      id,
      [price ?? 0, period],
    ]),
  );
  expect(listed).toEqual(
    Object.fromEntries(Object.entries(catalog).map(([id, { price, period }]) => [id, [price, period]])),
  );
  const addresses = new Set(pages.map(({ address }) => address));
  for (const { url } of [...offers, ...policies])
    expect(
      Object.values<string>(url)
        .map(pathOf)
        .every((path) => addresses.has(path)),
    ).toBe(true);
});

test('an address has one way to be written, and what is no page stays none', async ({ baseURL }) => {
  for (const [from, to] of [
    ['/SEO', '/seo'],
    ['/TH/Seo', '/th/seo'],
    ['/seo/', '/seo'],
    ['/th/', '/th'],
    ['/Seo?from=flyer', '/seo?from=flyer'],
    ['/en/seo.md', '/seo.md'],
    ['/TH/Orders/PT-7K3M9Q', '/th/orders/PT-7K3M9Q'],
  ]) {
    const answer = await fetch(`${baseURL}${from}`, { redirect: 'manual' });
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 301, to]);
  }
  for (const path of ['/NOTHING', '/nothing.md', '/th/nothing.md', '/cart.md', '/nothing.txt'])
    expect([path, (await fetch(`${baseURL}${path}`)).status]).toEqual([path, 404]);
});

test('the icons of the manifest are there, in the sizes that it names', async ({ baseURL }) => {
  const { name, icons } = await (await fetch(`${baseURL}/manifest.webmanifest`)).json();
  expect([name, icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable').length]).toEqual([
    company.name,
    1,
  ]);
  for (const { src, sizes, type } of icons) {
    const answer = await fetch(`${baseURL}${src}`);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([src, answer.headers.get('content-type')]).toEqual([src, type]);
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});
