import { z } from 'zod';
import { formatMoney, proseMoney } from '@/lib/catalog/money';
import { answerDue } from '@/lib/company/opening-hours';
import { deadlineOf } from '@/lib/i18n/dates';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import type { Letter, MailTo } from './letter';
import { ofOrder } from './order-letters';
import { orderLetter } from './order-link';
import { banknote } from './pieces/banknote';

const refund = ofOrder.extend({
  /** Sent back by card or by a transfer, or a card refund that did not arrive. */
  news: z.enum(['sent', 'transferred', 'failed']),
  amount: z.number().int(),
});

/** Tells the customer of money that went back, or did not arrive, where the state of the order does not tell it. */
export async function orderRefundMail(payload: unknown, { locale, recipient, at }: MailTo): Promise<Letter> {
  const { reference, news, amount, customer_name: name } = refund.parse(payload);
  const t = await translator(locale, 'mail');
  const by = deadlineOf(answerDue(at), locale);
  const facts = { reference, amount: proseMoney(amount, locale, 'always'), by };
  const subject = t(`orderRefund.${news}.subject`, facts);
  const heading = t(`orderRefund.${news}.heading`, facts);
  const board = news === 'failed' ? 'lost' : 'refund';
  const stamp = news === 'failed' ? undefined : (await loadNamespace(locale, 'orders')).states.refunded.label;
  return orderLetter(
    {
      reference,
      recipient,
      locale,
      name,
      subject,
      heading,
      board,
      piece: banknote(formatMoney(amount, locale, 'always'), stamp),
    },
    t(`orderRefund.${news}.text`, facts),
  );
}
