import type { Messages } from 'next-intl';
import type { z } from 'zod';
import { PlainField } from '@/components/forms/plain-field';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { papersOf } from '@/lib/documents/own-receipt';
import { issuesReceipts } from '@/lib/documents/seller';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { orderOfAgency } from '@/lib/orders/order-status';
import { receiptPath } from '@/lib/site/order-path';
import { CustomerFields } from './customer-fields';

const names = ['name', 'address', 'companyName', 'companyTaxId', 'companyBranch'] as const;

type OrderReceiptsProps = {
  order: z.infer<typeof orderOfAgency>;
  locale: Locale;
  words: Messages['desk']['receipt'] & {
    reasons: Messages['receipts']['void']['reasons'];
    fields: Messages['checkout']['details'];
  };
};

/** The receipts of an order, void ones with why, and the form that voids the last one and issues another. */
export async function OrderReceipts({ order, locale, words }: OrderReceiptsProps) {
  const { receipts } = await papersOf(order.reference);
  const mayIssue = issuesReceipts() && order.status === 'paid';
  if (receipts.length === 0 && !mayIssue) return null;
  const valid = receipts.find(({ voided_at: voided }) => voided === null);
  return (
    <Part title={words.title} className="grid gap-3">
      {receipts.length === 0 && <p>{words.none}</p>}
      <ul className="grid gap-2">
        {receipts.map(({ number, issued_on: day, void_reason: reason, void_person, void_note }) => (
          <li key={number}>
            <a href={localePath(locale, receiptPath(number))} className={buttonClass.text}>
              {number}
            </a>{' '}
            {dateOf(day, locale)}
            {reason && (
              <span className="block text-ink-2 wrap-anywhere">
                {[fill(words.void, { reason: words.reasons[reason] }), void_person, void_note]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayIssue && (
        <Fold title={valid ? words.reissue : words.issue}>
          <form
            action={`/api/desk/orders/${order.reference}/receipt?locale=${locale}`}
            method="post"
            className="grid gap-4 pb-4"
          >
            <p>{valid ? words.text : words.textFirst}</p>
            <input type="hidden" name="seen" value={valid?.number ?? ''} />
            <CustomerFields order={order} names={names} words={words.fields} prefix="receipt-" />
            <PlainField id="receipt-note" name="note" label={words.why} defaultValue="" />
            <button type="submit" className={`${buttonClass.secondary} justify-self-start`}>
              {valid ? words.reissue : words.issue}
            </button>
          </form>
        </Fold>
      )}
    </Part>
  );
}
