import { catalog, type ItemId, paidByYear } from '@/lib/catalog/catalog';
import { itemIds } from '@/lib/catalog/items';
import { toBaht } from '@/lib/catalog/money';
import { satangTyped } from '@/lib/documents/line-fields';
import { textField } from '@/lib/fields/fields';
import { itemsOn } from '@/lib/machine-readable/page-items';
import { indexedPages } from '@/lib/site/indexed-pages';
import type { Field } from './field';
import { single, undecided } from './inputs';

/** Baht above 0 as people type them, such as 15,000.50. */
const priceSchema = textField({ max: 20 })
  .refine((text) => (satangTyped(text) ?? 0) > 0, 'amount')
  .transform((text) => toBaht(satangTyped(text) ?? 0));

const priceForm = single({ type: 'amount', label: 'baht' }, priceSchema);

const pagesOf = (id: ItemId) => indexedPages.filter((page) => itemsOn(page).some((item) => item.id === id));

/** The fields of a package: what it costs, if that is not said after a visit, and whether it is for sale at present. */
function fieldsOf(id: ItemId): Field[] {
  const { price, period, type } = catalog[id];
  const shared = { topic: 'prices' as const, pages: pagesOf(id) };
  const fields: Field[] = [];
  if (price > 0)
    fields.push({
      ...shared,
      ...priceForm,
      path: `catalog.${id}.price`,
      value: () => catalog[id].price,
    });
  if (period === 'month' && paidByYear.includes(type))
    fields.push({
      ...shared,
      ...undecided(priceForm),
      path: `catalog.${id}.yearPrice`,
      value: () => catalog[id].yearPrice ?? null,
    });
  return fields;
}

export const priceFields: readonly Field[] = itemIds.flatMap(fieldsOf);
