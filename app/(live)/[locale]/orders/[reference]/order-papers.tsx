import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { papersOf } from '@/lib/documents/own-receipt';
import { dateOf, nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import type { OwnOrder } from '@/lib/orders/own-order';
import { quotePath, receiptPath } from '@/lib/site/order-path';
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

/** The way back to the quotation that an order was. */
export async function OrderQuotation({ number }: { number: string | null }) {
  if (!number) return null;
  const { quotes } = await getMessages();
  return (
    <a
      href={localePath(await getLocale(), quotePath(number))}
      className={`${buttonClass.text} justify-self-start`}
    >
      {fill(withoutMarks(quotes.heading), { reference: number })}
    </a>
  );
}

/** The way to the receipts of an order, the newest first; void ones stay, and say so. One that is due can be opened at once. */
export async function OrderReceipts({ reference }: { reference: string }) {
  const { receipts, due_at: due } = await papersOf(reference);
  if (receipts.length === 0 && !due) return null;
  const locale = await getLocale();
  const { orders } = await getMessages();
  const { receipts: words } = orders;
  return (
    <Part title={words.title}>
      {due && (
        <PostForm action={`/api/my-orders/${reference}/receipt`} className="grid justify-items-start gap-4">
          <p>{fill(words.due, { time: nearTimeOf(due, locale) })}</p>
          <PostButton label={words.open} />
        </PostForm>
      )}
      <ul className="grid gap-4 empty:hidden">
        {receipts.map(({ number, issued_on: day, part, parts: of, corrects, voided_at: voided }) => (
          <li key={number} className="grid border-hair border-l-4 pl-4">
            <a
              href={localePath(locale, receiptPath(number))}
              className={`${buttonClass.text} justify-self-start`}
            >
              {number}
            </a>
            <span className="text-ink-2 text-small">
              {part !== null && `${fill(orders.parts.of, { place: part, of: of ?? part })} · `}
              {fill(corrects ? words.credit : words.valid, { date: dateOf(day, locale) })}
              {voided && <strong> · {words.void}</strong>}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
