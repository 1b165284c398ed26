import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { toBaht } from '@/lib/catalog/money';
import { loadNamespace } from '@/lib/i18n/messages';
import { lineNames } from '@/lib/orders/order-lines';
import { agencyLocale } from '@/lib/site/agency';
import type { PaidOrder } from './month';

/**
 * The orders of a month for the accountant, a row for each line, in the agency's language: UTF-8 with the mark that spreadsheets look for,
 * amounts in baht. What a customer wrote is never taken for a formula.
 */
export async function monthCsv(orders: readonly PaidOrder[]): Promise<string> {
  const locale = agencyLocale();
  const [{ month, states }, { order }, nameOf] = await Promise.all([
    loadNamespace(locale, 'desk'),
    loadNamespace(locale, 'mail'),
    lineNames(locale),
  ]);
  const { columns } = month;
  const rows = orders.flatMap((paid) =>
    paid.lines.map((line) => [
      paid.day,
      paid.reference,
      states[paid.status],
      order.paymentMethods[paid.payment_method],
      nameOf(line),
      toBaht(line.price).toFixed(2),
      paid.customer_name,
      paid.company_name,
      paid.company_tax_id,
      paid.company_branch,
    ]),
  );
  const header = [
    columns.day,
    columns.reference,
    columns.state,
    columns.payment,
    columns.service,
    columns.amount,
    columns.customer,
    columns.company,
    columns.taxId,
    columns.branch,
  ];
  return stringify([header, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
