import { dotted } from '@/lib/i18n/dotted';
import 'server-only';
import type { Messages } from 'next-intl';
import type { ItemId } from '@/lib/catalog/catalog';
import { isItemId } from '@/lib/catalog/items';
import type { Locale } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import type { LineUnit } from '@/lib/orders/line-units';
import { orderLines } from '@/lib/orders/order-lines';
import { wordsIn } from '@/lib/site/page-words';
import type { AddedLine } from './line-fields';
import type { QuoteLine } from './quote';

/** Items as they are offered today, with what is in them. */
export async function offeredLines(items: readonly ItemId[], locale: Locale): Promise<QuoteLine[]> {
  const [lines, own, thai] = await Promise.all([
    orderLines(items, locale),
    wordsIn(locale, 'catalog'),
    wordsIn('th', 'catalog'),
  ]);
  return lines.map((line) => ({ ...line, scope: scopeIn(own, line.id), scope_th: scopeIn(thai, line.id) }));
}

function scopeIn({ items }: Messages['catalog'], id: string): string {
  if (!isItemId(id)) return '';
  const words = items[id];
  return 'features' in words ? dotted(words.features.map(withoutMarks)) : '';
}

/** Whether a line was added by the agency, so that it may go again; these stand behind all that was asked for. */
export function isAdded({ id, is_added }: Pick<QuoteLine, 'id' | 'is_added'>): boolean {
  return is_added === true || id.startsWith('added-');
}

/** The lines that the agency adds, as a quotation or an order in a language keeps them; an item has its price of today where none is said. */
export async function linesAdded(added: readonly AddedLine[], locale: Locale): Promise<QuoteLine[]> {
  const items = await offeredLines(
    added.map(({ item }) => item).filter((item) => isItemId(item)),
    locale,
  );
  return added.map(({ item, name, thai, type, period, price, quantity, unit }, index) => {
    const known = isItemId(item) ? items.shift() : undefined;
    const own = { id: `added-${index + 1}`, name, name_en: name, name_th: thai || name, type, period, price };
    const line: QuoteLine = { ...(known ?? own), is_added: true };
    return { ...line, ...counted(price || line.price, { quantity, unit }) };
  });
}

/** What so many of something cost that costs so much each; one of it, counted by its period, says nothing of that. */
export function counted(
  price: number,
  { quantity, unit }: { quantity?: number | undefined; unit?: LineUnit | undefined },
): Pick<QuoteLine, 'price' | 'quantity' | 'unit'> {
  return { price: price * (quantity ?? 1), quantity: quantity === 1 ? undefined : quantity, unit };
}
