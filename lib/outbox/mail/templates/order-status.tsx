import { z } from 'zod';
import { proseMoney } from '@/lib/catalog/money';
import { answerDue } from '@/lib/company/opening-hours';
import { waysInWords } from '@/lib/company/ways-to-pay';
import { settlePapers } from '@/lib/documents/own-receipt';
import { deadlineOf } from '@/lib/i18n/dates';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { moneySums } from '@/lib/orders/money-line';
import { type OrderStatus, orderStatus } from '@/lib/orders/order';
import { phaseOfMoney } from '@/lib/orders/order-phase';
import { orderReason } from '@/lib/orders/order-reasons';
import { partFacts } from '@/lib/orders/part-words';
import { orderParts } from '@/lib/orders/parts';
import { amountInState, payable } from '@/lib/orders/payable';
import { wayOfOrder } from '@/lib/orders/stops';
import { openWays } from '@/lib/payments/open-ways';
import { Facts } from './facts';
import { asWritten, type Letter, type MailTo, paragraphs } from './letter';
import { boardOf } from './mail-colours';
import { boardOfState } from './order-boards';
import { partsFacts, withheldFacts } from './order-facts';
import { orderLetter } from './order-link';
import { moneyBoard } from './paid-and-open';
import { banknote } from './pieces/banknote';
import { bill } from './pieces/bill';
import { shutter } from './pieces/edges';
import type { Piece } from './pieces/piece';
import { sumOf } from './pieces/plate';
import { stampedTicket } from './pieces/stamp';
import { stopsRow } from './road';
import { workAhead } from './work-ahead';

const changedOrder = z.object({
  reference: z.string(),
  status: orderStatus,
  amount: z.number().int(),
  withheld: z.number().int(),
  ...moneySums,
  parts: orderParts,
  customer_name: z.string(),
  /** What its first line is, and the number of the quotation that it was; rows of before say neither. */
  item: z.string().nullish(),
  quotation: z.string().nullish(),
  /** Whether it pays services on, and the names of its lines. */
  renews: z.boolean().default(false),
  names: z.array(z.string()).default([]),
  reason: orderReason.nullish(),
  /** What a person of the agency added, as written. */
  note: z.string().nullish(),
  /** Whether the mail before told of a move that was taken back. */
  is_correction: z.boolean().default(false),
});

/** Tells the customer, in the customer's language, what was decided about an order, why, and what to do. */
export async function orderStatusMail(payload: unknown, { locale, recipient, at }: MailTo): Promise<Letter> {
  const order = changedOrder.parse(payload);
  const { reference, status, customer_name: name, reason, note } = order;
  const [t, page] = await Promise.all([translator(locale, 'mail'), translator(locale, 'orders')]);
  // It leads to the receipt, and whoever has read it hears no more that it was taken back.
  if (status === 'paid' || status === 'refunded' || order.parts.length > 0) await settlePapers(reference);
  const [{ waysToPay }, { parts: words, stops, states }] = await Promise.all([
    loadNamespace(locale, 'facts'),
    loadNamespace(locale, 'orders'),
  ]);
  const isSold = status === 'awaiting-payment' && !order.quotation && !order.renews;
  const told = wordsOf(order);
  const money = (satang: number) => proseMoney(satang, locale, 'always');
  const facts = {
    reference,
    amount: money(amountInState(order)),
    received: money(order.received),
    over: money(order.over),
    ways: waysInWords(
      await openWays(payable(order), order.received > 0 || isSold || order.parts.length > 0),
      locale,
      waysToPay,
    ),
    by: deadlineOf(answerDue(at), locale),
    ...partFacts(order, words, locale),
    names: order.names.join(', '),
  };
  const work = await workAhead(reference, locale);
  const subject = t(`${told}.subject`, facts);
  const sum = sumOf(amountInState(order), locale);
  const pieces: { [status: string]: Piece } = {
    paid: stampedTicket(sum.amount, stops.paid),
    refunded: banknote(sum.amount, states.refunded.label),
    cancelled: shutter,
    pending: bill({ total: sum }),
  };
  return orderLetter(
    {
      reference,
      recipient,
      locale,
      name,
      subject,
      heading: t(`${told}.heading`),
      board: boardOfState(order) ?? boardOf(order.item),
      action: actionOf(status, facts.amount, t),
      // The next part is not due yet.
      ...(told === 'orderStatus.started' && { isUrgent: false }),
      piece: pieces[status] ?? (await moneyBoard(order, amountInState(order), locale)),
    },
    paragraphs(t(`${told}.text`, facts), reason && page(`reasons.${reason}`)),
    isOnWay(order) && (await stopsRow(wayOfOrder(status, Boolean(order.quotation), order.parts), locale)),
    told === 'orderStatus.paid' && !work.hasWork && t('orderStatus.start'),
    work.steps,
    order.over > 0 && t('orderStatus.over', facts),
    <Facts
      facts={[
        ...withheldFacts(order, locale, (key) => t(`order.${key}`)),
        ...partsFacts(order.parts, words, locale),
      ]}
    />,
    order.is_correction && t('orderStatus.correction'),
    note && asWritten(page('whose.us', { note })),
  );
}

/** Whether it moves on its way, or has just come to its end: who is to do something else needs that, and a renewal has none. */
const isOnWay = ({ status, renews }: z.infer<typeof changedOrder>) =>
  status === 'pending' || (!renews && (status === 'awaiting-payment' || status === 'paid'));

/** What is to be done on the order's page, where that is more than to look at it. */
function actionOf(status: OrderStatus, amount: string, t: Awaited<ReturnType<typeof translator<'mail'>>>) {
  if (status === 'awaiting-payment') return t('orderPage.pay', { amount });
  return status === 'slip-wanted' || status === 'rejected' ? t('orderPage.sendSlip') : undefined;
}

/** Which words of the mails tell it. */
function wordsOf({ status, renews, received, quotation, parts }: z.infer<typeof changedOrder>) {
  const ofMoney = status === 'awaiting-payment' && phaseOfMoney(received, parts);
  if (ofMoney) return `orderStatus.${ofMoney}` as const;
  if (renews && status === 'awaiting-payment') return 'renewal.again';
  if (status === 'awaiting-payment' && !quotation) return 'orderStatus.sold';
  if (renews && status === 'paid') return 'renewal.renewed';
  return `orderStatus.${status}` as const;
}
