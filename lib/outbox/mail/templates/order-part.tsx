import { z } from 'zod';
import { proseMoney } from '@/lib/catalog/money';
import { waysInWords } from '@/lib/company/ways-to-pay';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { moneySums } from '@/lib/orders/money-line';
import { orderStatus } from '@/lib/orders/order';
import { partFacts } from '@/lib/orders/part-words';
import { orderParts, partsPaid } from '@/lib/orders/parts';
import { openAmount } from '@/lib/orders/payable';
import { openWays } from '@/lib/payments/open-ways';
import type { Letter, MailTo } from './letter';
import { partsFacts } from './order-facts';
import { orderLetter } from './order-link';
import { moneyBoard } from './paid-and-open';
import { timetable } from './timetable';

const owing = z.object({
  reference: z.string(),
  customer_name: z.string(),
  quotation: z.string().nullable(),
  status: orderStatus,
  /** The hand-over has come for which it waited, its day has come, or that has passed. */
  news: z.enum(['called', 'due', 'late']),
  amount: z.number().int(),
  withheld: z.number().int(),
  ...moneySums,
  parts: orderParts,
});

/** Tells the customer that a part of the payment is due, and how to pay it. */
export async function orderPartMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const order = owing.parse(payload);
  const { reference, news, parts } = order;
  const [t, { waysToPay }, { parts: words }] = await Promise.all([
    translator(locale, 'mail'),
    loadNamespace(locale, 'facts'),
    loadNamespace(locale, 'orders'),
  ]);
  const { partInText: part, due } = partFacts(order, words, locale);
  const facts = {
    reference,
    part,
    due,
    amount: proseMoney(openAmount(order), locale, 'always'),
    // A card pays the whole price, or none of it.
    ways: waysInWords(await openWays(openAmount(order), true), locale, waysToPay),
  };
  return orderLetter(
    {
      reference,
      recipient,
      locale,
      name: order.customer_name,
      subject: t(`orderPart.${news}.subject`, facts),
      heading: t(`orderPart.${news}.heading`),
      board: news === 'late' ? 'late' : 'due',
      action: t('orderPage.pay', { amount: facts.amount }),
      piece: await moneyBoard(order, openAmount(order), locale),
    },
    t(`orderPart.${news}.text`, facts),
    timetable(
      partsFacts(parts, words, locale).map(([label, note]) => ({ label, note })),
      partsPaid(parts),
      false,
    ),
  );
}
