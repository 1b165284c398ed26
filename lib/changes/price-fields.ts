import { catalog, type ItemId, paidByYear } from '@/lib/catalog/catalog';
import type { ItemType } from '@/lib/catalog/catalog-entry';
import { featured } from '@/lib/catalog/featured';
import { itemIds, itemsOfType } from '@/lib/catalog/items';
import type { Field } from './field';
import { baht, choice } from './forms';
import { undecided } from './inputs';

/** The fields of a package: what it costs, where that is not said after a visit, and for a whole year. */
function fieldsOf(id: ItemId): Field[] {
  const { price, period, type } = catalog[id];
  const isByYear = period === 'month' && paidByYear.includes(type);
  return [
    ...(price > 0
      ? [
          {
            path: `catalog.${id}.price`,
            topic: 'prices' as const,
            value: () => catalog[id].price,
            ...baht(1),
          },
        ]
      : []),
    ...(isByYear
      ? [
          {
            path: `catalog.${id}.yearPrice`,
            topic: 'prices' as const,
            value: () => catalog[id].yearPrice ?? null,
            ...undecided(baht(1)),
          },
        ]
      : []),
  ];
}

/** Which package of a tariff is lit. */
function featuredField(type: keyof typeof featured): Field {
  const [first = featured[type], ...others] = itemsOfType(type).map(({ id }) => id);
  return {
    path: `featured.${type}`,
    topic: 'prices',
    value: () => featured[type],
    ...choice(first, ...others),
  };
}

const types: readonly ItemType[] = itemIds.map((id) => catalog[id].type);

const isFeatured = (type: ItemType): type is keyof typeof featured => type in featured;

/** What packages cost, and which of them are lit. */
export const priceFields: readonly Field[] = [
  ...itemIds.flatMap(fieldsOf),
  ...[...new Set(types)].filter(isFeatured).map(featuredField),
];
