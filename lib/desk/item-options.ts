import 'server-only';
import { findItem, itemIds } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { wordsIn } from '@/lib/site/page-words';

/** Everything that we sell, with its price, to choose from at the desk. */
export async function itemOptions(locale: Locale): Promise<{ value: string; label: string }[]> {
  const { items } = await wordsIn(locale, 'catalog');
  return itemIds.map((id) => {
    const { price } = findItem(id);
    const name = withoutMarks(items[id].name);
    return { value: id, label: price > 0 ? `${name} · ${formatMoney(price, locale)}` : name };
  });
}
