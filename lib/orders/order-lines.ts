import 'server-only';
import type { ItemId } from '@/lib/catalog/catalog';
import { findItem, isItemId, total } from '@/lib/catalog/items';
import type { Locale } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { translator } from '@/lib/i18n/translator';
import { failure, type Result, success } from '@/lib/result';
import { type OrderLine, orderLine } from './order';

/** What of a line says its name. */
export const namedLine = orderLine.pick({ id: true, type: true, name_en: true, name_th: true });

type NamedLine = Pick<OrderLine, 'id' | 'type' | 'name_en' | 'name_th'>;

/**
 * What items cost together.
 * @returns whole satang; failure `invalid` where all prices are on request, since there is nothing to pay then
 */
export function payableAmount(items: readonly ItemId[]): Result<number> {
  const amount = total(items.map(findItem));
  return amount > 0 ? success(amount) : failure('invalid', { fields: { items: 'unknown-item' } });
}

/** The lines of an order as they are sold today: names in the customer's language, in English and in Thai. */
export async function orderLines(
  items: readonly ItemId[],
  locale: Locale,
): Promise<(OrderLine & { name_th: string })[]> {
  const [words, english, thai] = await Promise.all([
    translator(locale, 'catalog'),
    translator('en', 'catalog'),
    translator('th', 'catalog'),
  ]);
  return items.map(findItem).map(({ id, type, period, price }) => ({
    id,
    name: words(`items.${id}.name`),
    name_en: english(`items.${id}.name`),
    // Where lines of Thai may break is marked in it.
    name_th: withoutMarks(thai(`items.${id}.name`)),
    type,
    period,
    price,
  }));
}

/**
 * What the agency calls a line that was sold. Orders keep names in the customer's language and in English; any other is the catalog's of
 * today, or that of a discount or a tax, and where the item is sold no more, the English one.
 */
export async function lineNames(locale: Locale): Promise<(line: NamedLine) => string> {
  if (locale === 'en') return ({ name_en }) => name_en;
  const [catalog, quotes] = await Promise.all([translator(locale, 'catalog'), translator(locale, 'quotes')]);
  return ({ id, type, name_en, name_th }) => {
    if (type === 'discount' || type === 'vat') return quotes(`paper.${type}`);
    return isItemId(id) ? withoutMarks(catalog(`items.${id}.name`)) : (locale === 'th' && name_th) || name_en;
  };
}

/** What an order or a quotation is of, in a list: its first line, and how many more it has. */
export async function gistOfLines(
  locale: Locale,
): Promise<(lines: readonly NamedLine[]) => string | undefined> {
  const nameOf = await lineNames(locale);
  return (lines) => {
    const [first, ...more] = lines.filter(({ type }) => type !== 'discount' && type !== 'vat');
    return first && `${nameOf(first)}${more.length > 0 ? `\u00a0+${more.length}` : ''}`;
  };
}
