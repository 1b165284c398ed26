import 'server-only';
import type { z } from 'zod';
import type { CardEvent, CardMoneyEvent, CardPaymentEvent } from '../card-gateway';
import { anything, known, knownTypes, type money, type session } from './stripe-schema';

/** What a signed message says of a payment; `unsigned` for one that is not as Stripe writes them. */
export function readCardEvent(message: unknown): CardEvent | 'irrelevant' | 'unsigned' {
  const { data: told } = anything.safeParse(message);
  if (!told) return 'unsigned';
  if (!knownTypes.has(told.type)) return 'irrelevant';
  const { data: event } = known.safeParse(message);
  return event ? read(event) : 'unsigned';
}

function read(event: z.infer<typeof known>): CardEvent | 'irrelevant' {
  switch (event.type) {
    case 'checkout.session.completed':
      // A session is complete before a payment that takes its time has arrived.
      return aboutSession(event, event.data.object.payment_status === 'paid' ? 'paid' : 'processing');
    case 'checkout.session.async_payment_succeeded':
      return aboutSession(event, 'paid');
    case 'checkout.session.async_payment_failed':
      return aboutSession(event, 'failed');
    case 'checkout.session.expired':
      return aboutSession(event, 'expired');
    case 'charge.refunded': {
      const { amount_refunded: amount, metadata } = event.data.object;
      return aboutMoney(event, { kind: 'refunds', amount, reference: metadata?.reference ?? null });
    }
    // A refund that asks the customer for an account, as those to PromptPay do, ends as canceled where no answer comes.
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated': {
      const { amount, status } = event.data.object;
      if (status !== 'failed' && status !== 'canceled') return 'irrelevant';
      return aboutMoney(event, { kind: 'failed-refund', amount });
    }
    case 'charge.dispute.created': {
      const { amount, evidence_details: evidence } = event.data.object;
      const answerBy = evidence.due_by ? new Date(evidence.due_by * 1000) : null;
      return aboutMoney(event, { kind: 'dispute', amount, state: 'open', answerBy });
    }
    case 'charge.dispute.closed': {
      const { amount, status } = event.data.object;
      const state = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'ended';
      return aboutMoney(event, { kind: 'dispute', amount, state });
    }
  }
}

function aboutSession(
  { type, data: { object } }: { type: string; data: { object: z.infer<typeof session> } },
  outcome: CardPaymentEvent['outcome'],
): CardPaymentEvent {
  const { name = null, email = null, phone = null, address } = object.customer_details ?? {};
  return {
    about: 'payment',
    type,
    orderId: object.client_reference_id ?? null,
    session: object.id,
    payment: object.payment_intent ?? null,
    outcome,
    amount: object.amount_total ?? null,
    currency: object.currency ?? null,
    customer: { name, email, phone, address: address ? addressText(address) : null },
  };
}

/** Charges without a payment intent come from no payment page. */
function aboutMoney(
  { created, data: { object } }: { created: number; data: { object: z.infer<z.ZodObject<typeof money>> } },
  said: Pick<CardMoneyEvent, 'kind' | 'amount'> & Partial<CardMoneyEvent>,
): CardMoneyEvent | 'irrelevant' {
  if (!object.payment_intent) return 'irrelevant';
  return {
    about: 'money',
    payment: object.payment_intent,
    reference: null,
    subject: object.id,
    currency: object.currency,
    at: new Date(created * 1000),
    state: null,
    answerBy: null,
    ...said,
  };
}

type Address = Record<
  'line1' | 'line2' | 'postal_code' | 'city' | 'state' | 'country',
  string | null | undefined
>;

function addressText({ line1, line2, postal_code, city, state, country }: Partial<Address>): string {
  const place = [postal_code, city].filter(Boolean).join(' ');
  return [line1, line2, place, state, country].filter(Boolean).join('\n');
}
