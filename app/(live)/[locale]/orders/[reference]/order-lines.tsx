import { getLocale, getMessages } from 'next-intl/server';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import { dateTimeOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { headOffice } from '@/lib/orders/invoice';
import type { OwnOrder } from '@/lib/orders/own-order';
import { payable } from '@/lib/orders/payable';
import { timesText } from '@/lib/orders/unit-price';

/** What was ordered, for how much, and how it is paid. */
export async function OrderLines({ order }: { order: OwnOrder }) {
  const locale = await getLocale();
  const { orders, catalog, mail } = await getMessages();
  const { lines: words, method } = orders;
  const { company, taxId, branch, headOffice: head } = mail.order;
  const facts = [
    [words.ordered, dateTimeOf(order.placed_at, locale)],
    [words.paidBy, method[order.payment_method]],
    [company, order.company_name],
    [taxId, order.company_tax_id],
    [branch, order.company_branch === headOffice ? head : order.company_branch],
  ] as const;
  const below = [
    [words.withheld, -order.withheld],
    [words.payable, order.withheld > 0 ? payable(order) : 0],
    [words.received, order.received === payable(order) ? 0 : order.received],
    [words.open, order.received > 0 ? order.open : 0],
    [words.refunded, order.refunded],
    [words.over, order.over],
  ] as const;
  return (
    <Part title={words.title}>
      <table className="w-full border-ink border-t-2">
        <tbody>
          {order.lines.map(({ name, period, price, ...line }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item may be there twice, and lines never change their places
            <tr key={index} className="border-hair border-b align-top">
              <th scope="row" className="py-3 pr-4 text-left font-medium">
                {name}
                {price !== 0 && (
                  <span className="block font-normal text-ink-2">
                    {dotted([timesText({ ...line, price }, locale), catalog.periods[period]])}
                  </span>
                )}
              </th>
              <td className="whitespace-nowrap py-3 text-right">
                {price !== 0 ? formatSignedMoney(price, locale) : catalog.onRequest}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-3 pr-4 text-left font-semibold">
              {words.total}
            </th>
            <td className="whitespace-nowrap py-3 text-right font-display text-h3">
              {formatMoney(order.amount, locale, 'always')}
            </td>
          </tr>
          {below.map(
            ([label, amount]) =>
              amount !== 0 && (
                <tr key={label}>
                  <th scope="row" className="py-3 pr-4 text-left font-medium">
                    {label}
                  </th>
                  <td className="whitespace-nowrap py-3 text-right">{formatSignedMoney(amount, locale)}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      <dl className="grid gap-2">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex flex-wrap gap-x-3">
                <dt className="text-ink-2">{label}:</dt>
                <dd className="wrap-anywhere min-w-0">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Part>
  );
}
