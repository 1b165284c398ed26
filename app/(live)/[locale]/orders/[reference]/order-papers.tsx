import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { papersOf } from '@/lib/documents/own-receipt';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import type { OwnOrder } from '@/lib/orders/own-order';
import { receiptPath } from '@/lib/site/order-path';
import { SlipForm } from './slip-form';

/** The certificate of the tax that a company kept back: the form for it, then since when we have it. */
export async function Certificate({ order }: { order: OwnOrder }) {
  if (order.withheld === 0 || !['pending', 'paid'].includes(order.status)) return null;
  const locale = await getLocale();
  const { orders, checkout, errors } = await getMessages();
  const { certificate: words } = orders;
  const { certificate_at: since } = await papersOf(order.reference);
  if (since)
    return (
      <Part title={words.title}>
        <p>{fill(words.here, { date: dateOf(since, locale) })}</p>
      </Part>
    );
  return (
    <SlipForm
      reference={order.reference}
      locale={locale}
      part="certificate"
      isFolded={false}
      words={{ ...words, choose: checkout.slip.choose, errors }}
    />
  );
}

/** The way to the receipts of an order, the newest first; void ones stay, and say so. */
export async function OrderReceipts({ reference }: { reference: string }) {
  const { receipts } = await papersOf(reference);
  if (receipts.length === 0) return null;
  const locale = await getLocale();
  const { receipts: words } = (await getMessages()).orders;
  return (
    <Part title={words.title}>
      <ul className="grid gap-4">
        {receipts.map(({ number, issued_on: day, voided_at: voided }) => (
          <li key={number} className="grid border-hair border-l-4 pl-4">
            <a
              href={localePath(locale, receiptPath(number))}
              className={`${buttonClass.text} justify-self-start`}
            >
              {number}
            </a>
            <span className="text-ink-2 text-small">
              {fill(words.valid, { date: dateOf(day, locale) })}
              {voided && <strong> · {words.void}</strong>}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
