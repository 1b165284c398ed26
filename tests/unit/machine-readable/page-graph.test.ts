import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { graphBlock } from '@/lib/machine-readable/graph-block';
import { graphOf } from '@/lib/machine-readable/page-graph';
import { itemsOn } from '@/lib/machine-readable/page-items';
import { indexedPages } from '@/lib/site/indexed-pages';
import { pageUrl } from '@/lib/site/page-urls';
import { findRoute } from '@/lib/site/routes';
import { graphProblems, nodesIn } from '../../support/graph-rules';

/** The names of the agency and the site, where a graph describes them. */
const sharedIn = (graph: unknown) =>
  nodesIn(graph).flatMap((node) =>
    ['ProfessionalService', 'WebSite'].includes(String(node['@type'])) ? [node['@id']] : [],
  );

const copyOf = async (page: 'seo' | 'home' | 'dataRecovery') => JSON.stringify(await graphOf('en', page));
const problemsOf = (text: string, path: '/seo' | '/' | '/data-recovery') =>
  graphProblems(JSON.parse(text), pageUrl('en', path));

describe('the graph of a page', () => {
  it.each(locales)('is one that search engines take, on every page in %s', async (locale) => {
    for (const page of indexedPages) {
      const url = pageUrl(locale, findRoute(page).path);
      expect([page, graphProblems(await graphOf(locale, page), url)]).toEqual([page, []]);
    }
  });

  it('offers everything that its page sells, and nothing else', async () => {
    for (const page of indexedPages) {
      const offered = nodesIn(await graphOf('th', page)).filter((node) => node['@type'] === 'Offer');
      expect([page, offered.map((node) => String(node['@id']).split('#')[1])]).toEqual([
        page,
        itemsOn(page).map(({ id }) => id),
      ]);
    }
  });

  it('names the agency and the site alike in every language', async () => {
    const graphs = await Promise.all(locales.map((locale) => graphOf(locale, 'home')));
    expect(new Set(graphs.map((graph) => JSON.stringify(sharedIn(graph)))).size).toBe(1);
  });

  it('describes the agency on the home page and the contact page, the site on the first; others name them', async () => {
    const [home, contact, cctv] = await Promise.all(
      (['home', 'contact', 'cctv'] as const).map((page) => graphOf('en', page)),
    );
    const origin = new URL(pageUrl('en', '/')).origin;
    expect(sharedIn(home)).toEqual([`${origin}/#agency`, `${origin}/#website`]);
    expect(sharedIn(contact)).toEqual([`${origin}/#agency`]);
    expect(sharedIn(cctv)).toEqual([]);
    for (const id of sharedIn(home)) expect(JSON.stringify(cctv)).toContain(`{"@id":"${id}"}`);
  });

  it('cannot end the block that it lies in', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': ['</script><script>alert(1)</script>'],
    } as const;
    const block = graphBlock(graph as never);
    expect(block.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(block.replace(/^<[^>]+>|<\/script>$/g, ''))).toEqual(graph);
  });
});

describe('the rules for graphs', () => {
  it.each([
    ['another price', '"price":15000', '"price":14999'],
    ['another currency', '"THB"', '"USD"'],
    ['another period', '"MON"', '"ANN"'],
    [
      'VAT of a company that adds none',
      '"priceSpecification":{',
      '"priceSpecification":{"valueAddedTaxIncluded":true,',
    ],
    ['a name that nothing has', '/seo#service"}}', '/seo#services"}}'],
    ['a crumb in another place', '"position":2', '"position":3'],
    ['an answer without a text', '"text":"', '"texts":"'],
    ['a review', '"@type":"Service"', '"@type":"Service","aggregateRating":"5"'],
    ['a site that nothing describes', '/#website"', '/#web"'],
    ['a place that was not filled', 'Local SEO', 'Local {name}'],
  ])('find %s', async (_, from, to) => {
    const text = await copyOf('seo');
    expect(problemsOf(text, '/seo')).toEqual([]);
    expect(text).toContain(from);
    expect(problemsOf(text.replaceAll(from, to), '/seo')).not.toEqual([]);
  });

  it('find an agency that is described in part', async () => {
    const text = (await copyOf('home')).replace('"geo":', '"place":');
    expect(problemsOf(text, '/')).toHaveLength(1);
  });

  it('find other hours than those of the shop, and a starting price that is said to be the price', async () => {
    expect(problemsOf((await copyOf('home')).replace('"18:00"', '"17:00"'), '/')).toHaveLength(1);
    const recovery = (await copyOf('dataRecovery')).replace('"minPrice"', '"price"');
    expect(problemsOf(recovery, '/data-recovery')).toHaveLength(1);
  });
});
