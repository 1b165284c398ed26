import { formatSignedMoney } from '@/lib/catalog/signed-money';
import type { Locale } from '@/lib/i18n/locales';
import { payable } from '@/lib/orders/payable';

type Withheld = { amount: number; withheld: number };

/** What an order costs, what its customer keeps back of that, and what is transferred; nothing where nothing is kept back. */
export function withheldFacts(
  order: Withheld,
  locale: Locale,
  label: (name: 'total' | 'withheld' | 'payable') => string,
): [label: string, amount: string][] {
  if (order.withheld === 0) return [];
  const money = (satang: number) => formatSignedMoney(satang, locale);
  return [
    [label('total'), money(order.amount)],
    [label('withheld'), money(-order.withheld)],
    [label('payable'), money(payable(order))],
  ];
}
