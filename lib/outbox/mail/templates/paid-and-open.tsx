import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import type { OrderStatus } from '@/lib/orders/order';
import { partFacts } from '@/lib/orders/part-words';
import { type OrderPart, partsPaid } from '@/lib/orders/parts';
import { hung } from './pieces/awning';
import { Plate, priceBoard, sumOf } from './pieces/plate';
import { Uprights } from './pieces/uprights';

type Asked = { status: OrderStatus; amount: number; received: number; parts: readonly OrderPart[] };

/**
 * What is asked for, below what came where something did: of a payment in parts both may be the same sum.
 * @param satang that are asked for
 */
export async function moneyBoard(order: Asked, satang: number, locale: Locale) {
  if (order.status !== 'awaiting-payment' || order.received === 0) return priceBoard(sumOf(satang, locale));
  const { lines, parts: words } = await loadNamespace(locale, 'orders');
  const { part, due } = partFacts(order, words, locale);
  const next = order.parts.length > 0 ? [part, due] : [];
  const [name, ...more] = partsPaid(order.parts) > 0 ? next : [lines.open, ...next];
  return hung(
    <>
      <Plate {...sumOf(order.received, locale, `✓ ${lines.received}`)} paint="paid" />
      <Uprights width="4" height="14" beside="17.5%" />
      <Plate {...sumOf(satang, locale, name)} more={more.join(' · ')} />
    </>,
  );
}
