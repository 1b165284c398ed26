import { z } from 'zod';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import type { Letter, MailTo } from './letter';
import { ofOrder } from './order-letters';
import { orderLetter } from './order-link';
import { banknote } from './pieces/banknote';
import { stampedTicket } from './pieces/stamp';

const issued = ofOrder.extend({
  number: z.string(),
  /** The receipt whose place it takes. */
  replaces: z.string().nullable(),
  /** The receipt that a credit note takes a part of back. */
  corrects: z.string().nullish(),
});

/** Brings a customer the receipt that the agency issued by hand, or a credit note. */
export async function orderReceiptMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { reference, number, replaces, corrects, customer_name: name } = issued.parse(payload);
  const t = await translator(locale, 'mail');
  if (corrects) {
    const facts = { reference, number, corrects };
    const text = t('orderReceipt.credit.text', facts);
    const subject = t('orderReceipt.credit.subject', facts);
    const heading = t('orderReceipt.credit.heading');
    return orderLetter(
      {
        reference,
        recipient,
        locale,
        name,
        subject,
        heading,
        preview: text,
        board: 'paid',
        piece: banknote(number),
      },
      text,
    );
  }
  const text = replaces
    ? t('orderReceipt.text', { reference, number, replaces })
    : t('orderReceipt.first', { reference, number });
  const subject = t('orderReceipt.subject', { reference, number });
  const heading = t('orderReceipt.heading');
  return orderLetter(
    {
      reference,
      recipient,
      locale,
      name,
      subject,
      heading,
      preview: text,
      board: 'paid',
      piece: stampedTicket(number, (await loadNamespace(locale, 'orders')).stops.paid),
    },
    text,
  );
}
