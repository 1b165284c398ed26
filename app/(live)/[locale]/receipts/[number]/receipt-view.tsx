import { getMessages } from 'next-intl/server';
import { PaperText } from '@/components/paper/paper-text';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle } from '@/components/ui/heading';
import type { ShownReceipt } from '@/lib/documents/receipt';
import { unbroken } from '@/lib/fields/reference';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { orderPath, receiptPath } from '@/lib/site/order-path';
import { ForgetKey } from '../../orders/[reference]/forget-key';
import { PrintButton } from '../../quotes/[number]/print-button';
import { voidText } from './receipt-lines';
import { ReceiptSheet } from './receipt-sheet';

type ReceiptViewProps = {
  receipt: ShownReceipt;
  locale: Locale;
  /** The language of the sheet: the buyer's. */
  written: Locale;
  /** The agency keeps the copy, the buyer the original. */
  isCopy: boolean;
};

/** The page of a receipt: whether it counts, then the sheet that is printed. */
export async function ReceiptView({ receipt, locale, written, isCopy }: ReceiptViewProps) {
  const { receipts: words, orders } = await getMessages();
  const { heading, lead } = receipt.corrects ? words.credit : words;
  const { number, voided_at: voided, void_reason: reason, replaced_by: next } = receipt;
  return (
    <div className="wrap grid gap-8 py-section">
      <ForgetKey />
      <div className="grid gap-4 print:hidden">
        <PageTitle text={fill(heading, { reference: unbroken(number) })} />
        {voided && reason ? (
          <>
            <p className="font-display text-h3">{fill(words.void.label, { date: dateOf(voided, locale) })}</p>
            <p className="section-lead">{voidText({ receipts: words }, receipt)}</p>
            {receipt.void_person && (
              <p>{[receipt.void_person, receipt.void_note].filter(Boolean).join(': ')}</p>
            )}
          </>
        ) : (
          <p className="section-lead">
            <PaperText text={lead} most={18} />
          </p>
        )}
        <div className="flex flex-wrap gap-4">
          {next && (
            <a href={localePath(locale, receiptPath(next))} className={buttonClass.primary}>
              {fill(withoutMarks(words.heading), { reference: next })}
            </a>
          )}
          <PrintButton label={words.print.action} />
          <a href={localePath(locale, orderPath(receipt.order_reference))} className={buttonClass.ghost}>
            {fill(withoutMarks(orders.heading), { reference: receipt.order_reference })}
          </a>
        </div>
        <p className="text-ink-2">
          <PaperText text={words.print.hint} />
        </p>
      </div>
      <ReceiptSheet receipt={receipt} locale={written} isCopy={isCopy} />
    </div>
  );
}
