import { catalog, type ItemId, paidByYear } from '@/lib/catalog/catalog';
import { itemIds } from '@/lib/catalog/items';
import type { Field } from './field';
import { baht } from './forms';
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

export const priceFields: readonly Field[] = itemIds.flatMap(fieldsOf);
