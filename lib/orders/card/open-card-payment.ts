import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { env } from '@/lib/env/env';
import { json } from '@/lib/http/body';
import type { Remembers } from '@/lib/http/page-answer';
import { isTrial } from '@/lib/http/trial';
import { localePath } from '@/lib/i18n/locales';
import { hashKey } from '@/lib/orders/hash-key';
import { checkoutKey, orderItemIds, orderLine, orderLocale, orderStatus } from '@/lib/orders/order';
import { newOrderKey, orderCookie } from '@/lib/orders/order-key';
import { orderLines, payableAmount } from '@/lib/orders/order-lines';
import { cardGateway, database } from '@/lib/outside';
import type { CardSession } from '@/lib/payments/card/card-gateway';
import { maxSatang } from '@/lib/payments/card/card-mode';
import { halt, halted } from '@/lib/publishing/halts';
import { failure, type Result, success } from '@/lib/result';
import { routes } from '@/lib/site/routes';
import { type AddedOn, addedOn } from '@/lib/visits/added-on';

const cardPaymentRequest = z.object({
  key: checkoutKey,
  locale: orderLocale,
  items: orderItemIds,
  /** Where they were put into the cart, as `addedOn` reads it. */
  pages: z.string().optional(),
});

/** Reads what {@link openCardPayment} takes, as JSON. @returns failures as `json` */
export async function readCardPayment(request: Request) {
  const body = await json(cardPaymentRequest)(request);
  if (!body.ok) return body;
  const { pages, ...order } = body.data;
  const { headers } = request;
  return success({
    ...order,
    addedOn: addedOn(order.items, pages, headers),
    isTrial: isTrial(headers),
  });
}

type CardPayment = Omit<z.infer<typeof cardPaymentRequest>, 'pages'> & { addedOn: AddedOn; isTrial: boolean };

const answer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['placed', 'repeated']),
    id: z.uuid(),
    reference: z.string(),
    opens: z.boolean(),
    status: orderStatus,
    session: z.string().nullable(),
    lines: z.array(orderLine),
    locale: orderLocale,
  }),
  z.object({ outcome: z.literal('mismatch') }),
  z.object({ outcome: halt }),
]);

/** Where the browser goes to pay. */
export type CardDestination = { session: string; url: string };

/**
 * Places an order that waits for a card payment, and opens the gateway's page for it. A repeated key makes
 * neither a second order nor a second page.
 * @returns the page, or the success page of an order that was paid already; failures `invalid` (nothing to pay, too much for
 *   a card, or what {@link halted} says), `conflict` (the key belongs to other items, or its order is closed), `unavailable` (this site takes no cards)
 * @throws CardGatewayError
 */
export async function openCardPayment(request: CardPayment): Promise<Result<CardDestination & Remembers>> {
  const gateway = await cardGateway();
  if (!gateway.takesMoney) return failure('unavailable');
  const amount = payableAmount(request.items);
  if (!amount.ok) return amount;
  if (amount.data > maxSatang) return failure('invalid', { fields: { items: 'card-too-much' } });

  const pageKey = newOrderKey();
  const placed = await askDatabase(answer, 'open_card_order', {
    key_hash: pageKey.hash,
    // The same checkout may yet be paid by PromptPay, which is another order.
    idempotency_key: hashKey(`card ${request.key}`),
    locale: request.locale,
    lines: await orderLines(request.items, request.locale),
    added_on: request.addedOn,
    is_trial: request.isTrial,
  });
  if (placed.outcome === 'mismatch') return failure('conflict');
  if (!('id' in placed)) return halted(placed.outcome);
  const { id, reference, status, session: known, lines, locale } = placed;
  const returns = {
    success: env().siteUrl + localePath(locale, routes.paymentSuccess.path),
    cancelled: env().siteUrl + localePath(locale, routes.paymentCancelled.path),
  };
  const sets = placed.opens ? [orderCookie(reference, pageKey.key)] : [];
  if (status === 'paid' && known) return success({ ...doneAt(returns.success, known), sets });
  if (status !== 'pending') return failure('conflict');

  const session = known
    ? await gateway.find(known)
    : await gateway.open({ orderId: id, reference, lines, locale, returns });
  if (!known) await (await database()).call('keep_card_session', { id, session: session.id });
  const found = destination(session, returns.success);
  return found.ok ? success({ ...found.data, sets }) : found;
}

/** Where a payment page leads; failure `conflict` where nobody can pay there any more. @param successPage for what was paid there */
export function destination(session: CardSession, successPage: string): Result<CardDestination> {
  switch (session.state) {
    case 'open':
      return success({ session: session.id, url: session.url });
    case 'complete':
      return success(doneAt(successPage, session.id));
    case 'expired':
      return failure('conflict');
  }
}

function doneAt(successPage: string, session: string): CardDestination {
  return { session, url: `${successPage}?session_id=${encodeURIComponent(session)}` };
}
