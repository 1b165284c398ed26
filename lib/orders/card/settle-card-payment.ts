import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import { cardGateway } from '@/lib/outside';
import { readCardCustomer } from '@/lib/payments/card/card-customer';
import type { CardPaymentEvent } from '@/lib/payments/card/card-gateway';
import { failure, type Result, success } from '@/lib/result';
import { noteCardMoney } from './note-card-money';

const answer = z.object({
  outcome: z.enum(['paid', 'processing', 'closed', 'unchanged', 'unknown', 'problem']),
});

/**
 * Takes a message of the card gateway: the only thing that makes a card order paid, and what tells of money that went back. Messages
 * may come late, twice and in any order.
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
  const event = (await cardGateway()).readEvent(body, signature);
  if (event === 'unsigned') return failure('malformed');
  if (event === 'irrelevant') return success({ received: true });
  if (event.about === 'money') await noteCardMoney(event);
  else if (z.uuid().safeParse(event.orderId).success) await settle(event);
  return success({ received: true });
}

async function settle(event: CardPaymentEvent) {
  const { customer, isChanged } = readCardCustomer(event.customer);
  await askDatabase(answer, 'settle_card_payment', {
    order_id: event.orderId,
    session: event.session,
    payment: event.payment,
    outcome: event.outcome,
    cause: `card: ${event.type}`,
    // What is no whole amount is none of ours, and told to the agency.
    amount: Number.isSafeInteger(event.amount) ? event.amount : null,
    currency: event.currency,
    ...customer,
    is_customer_changed: isChanged,
    agency: agencyAddress(),
  });
}
