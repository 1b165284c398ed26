import { catalog } from '@/lib/catalog/catalog';
import { isItemId } from '@/lib/catalog/items';
import { company } from '@/lib/company/company';

type Node = { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All nodes of a value, the outermost first. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : isNode(value) || Array.isArray(value)
      ? Object.values(value).flatMap(textsIn)
      : [];

/** What search engines ask of a type, first what they require, then what they recommend and we have (facts of their documentation). */
const wanted: Record<string, readonly string[]> = {
  ProfessionalService: [
    ...['name', 'address', 'telephone', 'url', 'image'],
    ...['geo', 'openingHoursSpecification', 'priceRange', 'areaServed', 'sameAs', 'logo'],
  ],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['name', 'url', 'description', 'inLanguage', 'dateModified', 'primaryImageOfPage'],
  ContactPage: ['name', 'url', 'description', 'inLanguage', 'dateModified', 'about'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'item'],
  Service: ['name', 'provider', 'url'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['name', 'description'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Place: ['name'],
  ImageObject: ['url'],
};

/** Nodes that the home page and the contact page describe for all pages of the site. */
const namedElsewhere = /^https?:\/\/[^/]+\/#(?:agency|website)$/;

const periods = { once: undefined, month: 'MON', year: 'ANN' } as const;

/** What is wrong with the graph of a page, a line each. @param url the canonical address of the page */
export function graphProblems(graph: unknown, url: string): string[] {
  const nodes = nodesIn(graph);
  const named = nodes.filter((node) => '@id' in node && '@type' in node).map((node) => String(node['@id']));
  const pointed = nodes
    .filter((node) => Object.keys(node).join() === '@id')
    .map((node) => String(node['@id']));
  return [
    ...(isNode(graph) && graph['@context'] === 'https://schema.org' ? [] : ['no context']),
    ...named.filter((id, index) => named.indexOf(id) !== index).map((id) => `${id} twice`),
    ...named.filter((id) => !URL.canParse(id) || !id.includes('#')).map((id) => `${id} is no name`),
    ...pointed
      .filter((id) => !named.includes(id) && !namedElsewhere.test(id))
      .map((id) => `${id} is nothing`),
    ...nodes.filter((node) => '@type' in node).flatMap(missingIn),
    ...nodes.flatMap((node) => Object.keys(node).filter((key) => /rating|review/i.test(key))),
    ...textsIn(graph)
      .filter((text) => text.trim() === '' || /\{\w+\}|\S\|/.test(text))
      .map((text) => `not to be read: “${text}”`),
    ...nodes
      .filter(isOf('WebPage', 'ContactPage'))
      .flatMap((page) => (page.url === url ? [] : [`page ${page.url}`])),
    ...nodes.filter(isOf('BreadcrumbList', 'ItemList')).flatMap(orderProblems),
    ...nodes.filter(isOf('Offer')).flatMap(offerProblems),
    ...nodes.filter(isOf('OpeningHoursSpecification')).flatMap(hourProblems),
  ];
}

const isOf =
  (...types: string[]) =>
  (node: Node) =>
    types.includes(String(node['@type']));

function missingIn(node: Node): string[] {
  const type = String(node['@type']);
  if (!wanted[type] && !['City', 'UnitPriceSpecification', 'QuantitativeValue'].includes(type))
    return [`no rules for ${type}`];
  return (wanted[type] ?? [])
    .filter((key) => node[key] === undefined || (Array.isArray(node[key]) && node[key].length === 0))
    .map((key) => `${type} has no ${key}`);
}

function orderProblems(list: Node): string[] {
  const elements = nodesIn(list.itemListElement).filter(isOf('ListItem'));
  const least = list['@type'] === 'BreadcrumbList' ? 2 : 1;
  return [
    ...(elements.length < least ? [`${list['@type']} of ${elements.length}`] : []),
    ...elements.flatMap(({ position }, index) => (position === index + 1 ? [] : [`place ${position}`])),
    ...('numberOfItems' in list && list.numberOfItems !== elements.length ? ['another number of items'] : []),
  ];
}

/** Prices are the catalog's, in baht, for its period, and marked whether tax comes on top. */
function offerProblems(offer: Node): string[] {
  const id = String(offer['@id']).split('#')[1];
  if (!isItemId(id)) return [`${id} is not in the catalog`];
  const { price, period, ...rest } = catalog[id];
  const specification = nodesIn(offer.priceSpecification)[0];
  if (price === 0) return specification || 'price' in offer ? [`${id} has a price`] : [];
  const isStarting = 'isStartingPrice' in rest;
  const found = [
    offer.price,
    specification?.[isStarting ? 'minPrice' : 'price'],
    specification?.priceCurrency,
    nodesIn(specification?.referenceQuantity)[0]?.unitCode,
    specification?.valueAddedTaxIncluded,
  ];
  const right = [
    isStarting ? undefined : price,
    price,
    'THB',
    periods[period],
    { none: undefined, included: true, excluded: false }[company.vat],
  ];
  return JSON.stringify(found) === JSON.stringify(right)
    ? []
    : [`${id}: ${found.join()} is not ${right.join()}`];
}

function hourProblems({ opens, closes, dayOfWeek }: Node): string[] {
  const isRight = opens === company.opens && closes === company.closes;
  return isRight && Array.isArray(dayOfWeek) && dayOfWeek.length === 7 ? [] : [`open ${opens} to ${closes}`];
}
