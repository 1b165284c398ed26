import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env/env';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { translator } from '@/lib/i18n/translator';
import { type OrderLine, orderLocale } from '@/lib/orders/order';
import type { OrderProof } from '@/lib/orders/own-order';
import { cardGateway, database } from '@/lib/outside';
import { maxSatang } from '@/lib/payments/card/card-mode';
import { failure, type Result, success } from '@/lib/result';
import { orderPath } from '@/lib/site/order-path';
import { routes } from '@/lib/site/routes';
import { destination } from './open-card-payment';

const payable = z.object({
  outcome: z.literal('payable'),
  id: z.uuid(),
  quote: z.string().nullable(),
  amount: z.number().int(),
  locale: orderLocale,
  session: z.string().nullable(),
  ended: z.string().nullable(),
});

const start = z.discriminatedUnion('outcome', [
  payable,
  z.object({ outcome: z.enum(['not-found', 'refused']) }),
]);

const keep = z.object({ kept: z.boolean() });

/**
 * Opens the gateway's page for an order that was a quotation or is a renewal, and waits for its payment: the same page each time, until it has ended.
 * @returns the page, or the success page of what was paid there; failures `not-found` (no key to this order), `conflict` (it is paid or
 *   being checked), `invalid` (too much for a card), `unavailable` (this site takes no cards)
 * @throws CardGatewayError
 */
export async function openOwnCardPayment(proof: OrderProof): Promise<Result<{ url: string }>> {
  const gateway = await cardGateway();
  if (!gateway.takesMoney) return failure('unavailable');
  const { call } = await database();
  const order = start.parse(await call('start_card_page', proof));
  if (order.outcome !== 'payable') return failure(order.outcome === 'refused' ? 'conflict' : 'not-found');
  if (order.amount > maxSatang) return failure('invalid', { fields: { amount: 'card-too-much' } });
  const at = (path: `/${string}`) => env().siteUrl + localePath(order.locale, path);
  const returns = { success: at(routes.paymentSuccess.path), cancelled: at(orderPath(proof.reference)) };
  if (order.session) {
    const known = await gateway.find(order.session);
    if (known.state !== 'expired') return destination(known, returns.success);
    await call('keep_card_page_end', { session: known.id, state: known.state });
  }
  const session = await gateway.open({
    orderId: order.id,
    reference: proof.reference,
    after: order.session ?? order.ended,
    lines: [await lineOf(order, proof.reference)],
    locale: order.locale,
    returns,
  });
  const { kept } = keep.parse(await call('keep_card_page', { ...proof, session: session.id }));
  if (kept) return destination(session, returns.success);
  // A slip came meanwhile, or another page.
  await gateway.close(session.id);
  return failure('conflict');
}

/**
 * Closes the gateway's page for an order, so that it can be paid otherwise.
 * @returns failures `not-found` (no key to this order), `conflict` (it is paid, or the payment is on its way)
 * @throws CardGatewayError
 */
export async function leaveOwnCardPage(proof: OrderProof): Promise<Result<{ reference: string }>> {
  const { call } = await database();
  const order = start.parse(await call('start_card_page', proof));
  if (order.outcome !== 'payable') return failure(order.outcome === 'refused' ? 'conflict' : 'not-found');
  if (order.session) {
    const { id, state } = await (await cardGateway()).close(order.session);
    await call('keep_card_page_end', { session: id, state });
    if (state === 'complete') return failure('conflict');
  }
  return success({ reference: proof.reference });
}

/** The whole quotation or renewal as one line: the gateway knows no discount. */
async function lineOf(
  { quote, amount, locale }: z.infer<typeof payable>,
  reference: string,
): Promise<OrderLine> {
  const name = quote
    ? withoutMarks((await translator(locale, 'quotes'))('heading', { reference: quote }))
    : withoutMarks((await translator(locale, 'orders'))('heading', { reference }));
  return { id: 'quote', name, name_en: name, type: 'quote', period: 'once', price: amount };
}
