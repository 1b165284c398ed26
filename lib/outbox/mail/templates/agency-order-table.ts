import { agencyLocale } from '@/lib/company/agency';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import type { OrderLine } from '@/lib/orders/order';
import { lineNames } from '@/lib/orders/order-lines';
import type { OrderPayload } from '../order-payload';
import { type OrderTableProps, orderTable } from './order-table';

/** What an order or a quotation comes to, for the agency, in its own language alone. */
export async function agencyOrderTable(
  { lines, amount }: Pick<OrderPayload, 'lines' | 'amount'>,
  customerLocale: Locale,
  { stage }: Pick<OrderTableProps, 'stage'> = {},
) {
  const locale = agencyLocale();
  const [t, nameOf] = await Promise.all([
    translator(locale, 'mail'),
    locale === customerLocale ? ({ name }: OrderLine) => name : lineNames(locale),
  ]);
  return orderTable({
    lines,
    amount,
    locale,
    ...(stage && { stage }),
    nameOf,
    unpriced: t('order.quoteRequest'),
  });
}
