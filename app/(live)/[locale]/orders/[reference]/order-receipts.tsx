import type { Messages } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { papersOf } from '@/lib/documents/own-receipt';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { receiptPath } from '@/lib/site/order-path';

type OrderReceiptsProps = { reference: string; locale: Locale; words: Messages['orders']['receipts'] };

/** The way to the receipts of an order, the newest first; void ones stay, and say so. */
export async function OrderReceipts({ reference, locale, words }: OrderReceiptsProps) {
  const { receipts } = await papersOf(reference);
  if (receipts.length === 0) return null;
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
