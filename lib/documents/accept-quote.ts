import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import type { Remembers } from '@/lib/http/page-answer';
import { hashKey } from '@/lib/orders/hash-key';
import { orderReference, slipMethod } from '@/lib/orders/order';
import { newOrderKey, orderCookie } from '@/lib/orders/order-key';
import type { OrderProof } from '@/lib/orders/own-order';
import { halt, halted } from '@/lib/publishing/halts';
import { failure, type Result, success } from '@/lib/result';
import { linesOfOrder } from './order-of-offer';
import { showOwnQuote } from './own-quote';
import { divideWithheld } from './plan';
import { quoteSums, type ShownQuote } from './quote';

/** What the customer accepts: the version that was read, so that nobody accepts prices that have changed meanwhile. */
export const acceptForm = z.object({
  version: z.coerce.number('required').int(),
  method: slipMethod,
  /** A box that is ticked says `on`; a company then keeps tax back, and transfers the rest. */
  withholds: z.literal('on').optional(),
});

const answer = z.object({
  outcome: z.enum(['accepted', 'repeated', 'outdated', 'asked', 'expired', 'not-found', ...halt.options]),
  order: orderReference.nullish(),
  /** Whether the key of this call opens the order: not one that has another address since. */
  opens: z.boolean().optional(),
});

/**
 * Makes an order of a quotation, which waits for its payment; both sides get a mail.
 * @returns the order's reference and the key to its page; failures `not-found` (no key to this quotation), `invalid` (what {@link halted} says), `conflict` (it has expired, or
 *   another version counts by now)
 */
export async function acceptQuote({
  proof,
  form,
  isTrial,
}: {
  proof: OrderProof;
  isTrial: boolean;
  form: z.infer<typeof acceptForm>;
}): Promise<Result<Remembers & { order: string }>> {
  const quote = await showOwnQuote(proof);
  if (!quote) return failure('not-found');
  const own = newOrderKey();
  const withheld =
    quote.company_tax_id === null ? 0 : quoteSums(quote, { withholds: form.withholds === 'on' }).withheld;
  const { outcome, order, opens } = await askDatabase(answer, 'accept_quote', {
    ...proof,
    version: form.version,
    method: form.method,
    withheld,
    lines: await linesOfOrder(quote),
    parts: partsOfOrder(quote, withheld),
    is_trial: isTrial,
    // Random, since nobody places this order by a key of their own.
    idempotency_key: hashKey(newOrderKey().key),
    order_key_hash: own.hash,
    agency: agencyAddress(),
  });
  if (outcome === 'not-found') return failure('not-found');
  const refused = halt.safeParse(outcome);
  if (refused.success) return halted(refused.data);
  if (!order) return failure('conflict');
  return success({ order, sets: opens ? [orderCookie(order, own.key)] : [] });
}

/** The parts of the order's payment, which add up to its amount and to what is withheld of it; none where it is paid in one sum. */
function partsOfOrder({ plan }: ShownQuote, withheld: number) {
  const kept = divideWithheld(withheld, plan?.map(({ amount }) => amount) ?? []);
  return (
    plan?.map(({ amount, due, days, day }, index) => ({
      amount,
      withheld: kept[index] ?? 0,
      due,
      days,
      day,
    })) ?? null
  );
}
