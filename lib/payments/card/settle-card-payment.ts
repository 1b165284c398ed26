import 'server-only';
import { z } from 'zod';
import { logError } from '@/lib/log';
import { cardGateway, database } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import { agencyAddress } from '@/lib/site/agency';
import { type CardEvent, CardSignatureError } from './card-gateway';

const answer = z.object({
  outcome: z.enum(['paid', 'processing', 'closed', 'unchanged', 'unknown', 'problem']),
});

/**
 * Takes a message of the card gateway: the only thing that makes a card order paid. Messages may come late,
 * twice and in any order.
 * @param message the body as it arrived, and its signature
 * @returns success for whatever is genuine, known or not, so that the gateway stops repeating it; failure `malformed` for the rest
 * @throws DatabaseError: the gateway then sends the message again
 */
export async function settleCardPayment({
  body,
  signature,
}: {
  body: string;
  signature: string;
}): Promise<Result<{ received: true }>> {
  const event = await readEvent(body, signature);
  if (!event.ok) return event;
  if (event.data && z.uuid().safeParse(event.data.orderId).success) await settle(event.data);
  return success({ received: true });
}

async function readEvent(body: string, signature: string): Promise<Result<CardEvent | undefined>> {
  try {
    return success((await cardGateway()).readEvent(body, signature));
  } catch (error) {
    if (!(error instanceof CardSignatureError)) throw error;
    logError('card webhook', error);
    return failure('malformed');
  }
}

async function settle({ type, orderId, session, outcome, amount, currency, customer }: CardEvent) {
  answer.parse(
    await (await database()).call('settle_card_payment', {
      order_id: orderId,
      session,
      outcome,
      cause: `card: ${type}`,
      amount,
      currency,
      name: customer.name ?? customer.email ?? '',
      email: customer.email,
      phone: customer.phone ?? '',
      address: customer.address ?? '',
      agency: agencyAddress(),
    }),
  );
}
