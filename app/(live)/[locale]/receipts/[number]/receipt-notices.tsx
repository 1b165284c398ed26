import type { Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Both } from '@/components/paper/both';
import type { ShownReceipt } from '@/lib/documents/receipt';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { voidText } from './receipt-lines';

type ReceiptNoticesProps = { receipt: ShownReceipt; locale: Locale };

/** Whether a sheet counts no more, and which other one it takes the place of or corrects. */
export async function ReceiptNotices({ receipt, locale }: ReceiptNoticesProps) {
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  return noticesIn(own, receipt, locale).map((text, index) => (
    <p key={text} className={receipt.voided_at && index === 0 ? 'paper-notice paper-why' : 'paper-notice'}>
      <Both own={text} thai={noticesIn(thai, receipt, 'th')[index] ?? ''} locale={locale} />
    </p>
  ));
}

function noticesIn({ receipts: words }: Messages, receipt: ShownReceipt, locale: Locale): string[] {
  const {
    seller,
    corrects,
    replaces,
    replaces_on: replacedOn,
    voided_at: voided,
    replaced_by: next,
  } = receipt;
  const { paper } = words;
  const notices: string[] = [];
  if (voided) {
    const label = fill(words.void.label, { date: dateOf(voided, locale) });
    const replaced = next ? fill(paper.replacedBy, { number: next }) : '';
    const why = [voidText({ receipts: words }, receipt), replaced].filter(Boolean).join(' ');
    notices.push([label, why].filter(Boolean).join(' · '));
  }
  if (replaces && replacedOn)
    notices.push(
      fill(seller.is_registered ? paper.reissuedTax : paper.reissued, {
        number: replaces,
        date: dateOf(replacedOn, locale),
      }),
    );
  if (corrects)
    notices.push(
      fill(seller.is_registered ? paper.correctsTax : paper.corrects, {
        number: corrects.number,
        date: dateOf(corrects.issued_on, locale),
      }),
    );
  return notices;
}
