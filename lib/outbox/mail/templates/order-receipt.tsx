import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { Facts } from './facts';
import type { Letter, MailTo } from './letter';
import { ofOrder } from './order-letters';
import { orderLetter } from './order-link';
import { banknote } from './pieces/banknote';
import { stampedTicket } from './pieces/stamp';

const issued = ofOrder.extend({
  number: z.string(),
  /** What it is about, in satang. */
  amount: z.number().int(),
  /** The receipt whose place it takes. */
  replaces: z.string().nullable(),
  /** The receipt that a credit note takes a part of back. */
  corrects: z.string().nullish(),
});

/** Brings a customer the receipt that the agency issued by hand, or a credit note. */
export async function orderReceiptMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { reference, number, amount, replaces, corrects, customer_name: name } = issued.parse(payload);
  const [t, { paper }] = await Promise.all([translator(locale, 'mail'), loadNamespace(locale, 'receipts')]);
  const facts = { reference, number };
  const credit = corrects ? { ...facts, corrects } : undefined;
  const text = credit
    ? t('orderReceipt.credit.text', credit)
    : replaces
      ? t('orderReceipt.text', { ...facts, replaces })
      : t('orderReceipt.first', facts);
  const figure = formatMoney(amount, locale, 'always');
  return orderLetter(
    {
      reference,
      paper: { number, label: t(credit ? 'orderReceipt.credit.open' : 'orderReceipt.open', facts) },
      recipient,
      locale,
      name,
      subject: credit ? t('orderReceipt.credit.subject', credit) : t('orderReceipt.subject', facts),
      heading: t(credit ? 'orderReceipt.credit.heading' : 'orderReceipt.heading'),
      preview: text,
      board: credit ? 'refund' : 'receipt',
      plate: number,
      piece: credit
        ? banknote(figure)
        : stampedTicket(figure, (await loadNamespace(locale, 'orders')).stops.paid),
    },
    text,
    <Facts
      facts={[
        [credit ? paper.titleCredit : paper.title, number],
        [credit ? paper.title : paper.void, (credit ? corrects : replaces) ?? ''],
        [paper.order, reference],
      ]}
    />,
  );
}
