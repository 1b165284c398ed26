import 'server-only';
import type { Messages } from 'next-intl';
import type { Offer, Service } from 'schema-dts';
import type { Period } from '@/lib/catalog/catalog-entry';
import type { Item } from '@/lib/catalog/items';
import { toBaht } from '@/lib/catalog/money';
import { company } from '@/lib/company/company';
import { withoutMarks } from '@/lib/i18n/phrases';
import { agencyId } from './agency-node';

/** Periods as UN/CEFACT Common Codes name them; one-time work has none. */
const unitCodes: Partial<Record<Period, string>> = { month: 'MON', year: 'ANN' };

type ServiceNode = {
  /** The address of the page, with a path. */
  base: string;
  title: string;
  /** Of the page, where the whole page is about the service. */
  description: string | undefined;
  items: readonly Item[];
  words: Messages['catalog'];
};

/** What a page sells: one service, and each package of it as an offer in baht. */
export function serviceNode({ base, title, description, items, words }: ServiceNode): Service {
  return {
    '@type': 'Service',
    '@id': `${base}#service`,
    name: title,
    ...(description && { description }),
    url: base,
    provider: { '@id': agencyId() },
    ...(items.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: title,
        itemListElement: items.map((item) => offerNode(item, base, words)),
      },
    }),
  };
}

function offerNode(item: Item, base: string, words: Messages['catalog']): Offer {
  const { name, description } = words.items[item.id];
  return {
    '@type': 'Offer',
    '@id': `${base}#${item.id}`,
    name: withoutMarks(name),
    description: withoutMarks(description),
    ...(item.price > 0 && priceOf(item)),
  };
}

/** A price on request is no price, so nothing is said of it; one that only starts there says so. */
function priceOf({ price, period, isStartingPrice }: Item): Omit<Extract<Offer, object>, '@type'> {
  const baht = toBaht(price);
  const unitCode = unitCodes[period];
  return {
    ...(!isStartingPrice && { price: baht }),
    priceCurrency: 'THB',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      [isStartingPrice ? 'minPrice' : 'price']: baht,
      priceCurrency: 'THB',
      // A company without VAT says nothing of it.
      ...(company.vat !== 'none' && { valueAddedTaxIncluded: company.vat === 'included' }),
      ...(unitCode && { referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode } }),
    },
  };
}
