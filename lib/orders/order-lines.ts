import 'server-only';
import type { ItemId } from '@/lib/catalog/catalog';
import { findItem, total } from '@/lib/catalog/items';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { failure, type Result, success } from '@/lib/result';
import type { OrderLine } from './order';

/**
 * What items cost together.
 * @returns whole satang; failure `invalid` where all prices are on request, since there is nothing to pay then
 */
export function payableAmount(items: readonly ItemId[]): Result<number> {
  const amount = total(items.map(findItem));
  return amount > 0 ? success(amount) : failure('invalid', { fields: { items: 'unknown-item' } });
}

/** The lines of an order as they are sold today: names in the customer's language and in English. */
export async function orderLines(items: readonly ItemId[], locale: Locale): Promise<OrderLine[]> {
  const [words, english] = await Promise.all([translator(locale, 'catalog'), translator('en', 'catalog')]);
  return items.map(findItem).map(({ id, type, period, price }) => ({
    id,
    name: words(`items.${id}.name`),
    name_en: english(`items.${id}.name`),
    type,
    period,
    price,
  }));
}
