import 'server-only';
import type { BreadcrumbList, FAQPage, GeoCoordinates, Graph, ItemList, Thing, WebPage } from 'schema-dts';
import { placeOf } from '@/lib/drawings/town-places';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { withoutMarks } from '@/lib/i18n/phrases';
import { changedOn } from '@/lib/site/content-dates';
import { fullTitle } from '@/lib/site/page-title';
import { pageUrl } from '@/lib/site/page-urls';
import { wordsIn } from '@/lib/site/page-words';
import { previewOf } from '@/lib/site/preview';
import { type RouteName, routes } from '@/lib/site/routes';
import { agencyId, agencyNode, websiteId, websiteNode } from './agency-node';
import { serviceNode } from './offer-nodes';
import { isServicePage, itemsOn } from './page-items';
import { placesOn, questionsOn } from './page-parts';

/** The pages that describe the agency, the first of them also the site; all others name these two by `@id` alone. */
const aboutAgency: readonly RouteName[] = ['home', 'contact'];

/**
 * What a page says in words that machines are sure of (schema.org): one graph, whose nodes have the same names in every language but for
 * the page's own. Everything in it stands on the page, or is the price, the hours or the address that stands there.
 * @returns the graph of a page that search engines may list; its prices are in baht
 */
export async function graphOf(locale: Locale, name: RouteName): Promise<Graph> {
  const url = pageUrl(locale, routes[name].path);
  const [words, facts, common, catalog] = await Promise.all([
    wordsIn(locale, routes[name].namespace),
    loadNamespace(locale, 'facts'),
    loadNamespace(locale, 'common'),
    wordsIn(locale, 'catalog'),
  ]);
  /** What the names of its nodes begin with; an origin alone would have no path. */
  const base = new URL(url).href;
  const title = fullTitle(words.metadata.title);
  const description = withoutMarks(words.metadata.description);
  const preview = await previewOf(locale, name);
  const questions = questionsOn(words);
  const places = placesOn(words);
  const items = itemsOn(name);
  const isService = isServicePage(name);
  const [first] = items;
  const pageNames = [common.pages.home, common.pages[name]].map(withoutMarks);

  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': `${base}#trail`,
    itemListElement: [pageUrl(locale, '/'), url].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageNames[index] ?? '',
      item,
    })),
  };
  const page: WebPage = {
    '@type': name === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': `${base}#page`,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': websiteId() },
    dateModified: changedOn(name, locale),
    primaryImageOfPage: { '@type': 'ImageObject', url: preview.url },
    ...(name !== 'home' && { breadcrumb: { '@id': `${base}#trail` } }),
    ...(aboutAgency.includes(name) && { about: { '@id': agencyId() } }),
    ...(isService && { mainEntity: { '@id': `${base}#service` } }),
  };
  const faq: FAQPage = {
    '@type': 'FAQPage',
    '@id': `${base}#faq`,
    isPartOf: { '@id': `${base}#page` },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const list: ItemList = {
    '@type': 'ItemList',
    '@id': `${base}#places`,
    numberOfItems: places.length,
    itemListElement: places.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Place',
        '@id': `${base}#${place.id}`,
        name: place.name,
        alternateName: place.thaiName,
        description: place.description,
        ...geoOf(place.id),
        containedInPlace: { '@type': 'City', name: facts.places.pattaya },
      },
    })),
  };
  const service = serviceNode({
    base,
    title: first ? catalog.types[first.type] : (pageNames[1] ?? title),
    description: isService ? description : undefined,
    items,
    words: catalog,
  });
  const nodes: (Thing | false)[] = [
    aboutAgency.includes(name) && agencyNode(locale, facts),
    name === 'home' && websiteNode(),
    page,
    name !== 'home' && trail,
    (isService || items.length > 0) && service,
    questions.length > 0 && faq,
    places.length > 0 && list,
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== false) as Thing[] };
}

function geoOf(place: string): { geo: GeoCoordinates } | undefined {
  const at = placeOf(place);
  return at && { geo: { '@type': 'GeoCoordinates', ...at } };
}
