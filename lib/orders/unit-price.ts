import { formatSignedMoney } from '@/lib/catalog/signed-money';
import type { Locale } from '@/lib/i18n/locales';
import type { OrderLine } from './order';

/** What one of a line costs, in whole satang. */
export function unitPrice({ price, quantity = 1 }: Pick<OrderLine, 'price' | 'quantity'>): number {
  return price / quantity;
}

/** Says how many a line is of at which price, such as `3 × ฿500.00`; undefined for one, whose price says it all. */
export function timesText(line: Pick<OrderLine, 'price' | 'quantity'>, locale: Locale): string | undefined {
  const { quantity = 1, price } = line;
  return quantity === 1 || price === 0
    ? undefined
    : `${quantity} × ${formatSignedMoney(unitPrice(line), locale)}`;
}
