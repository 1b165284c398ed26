import 'server-only';
import type Stripe from 'stripe';
import type { CardEvent, CardMoneyEvent, CardPaymentEvent } from '../card-gateway';

/** What a message says of a payment; Stripe sends whatever its endpoint is subscribed to, and only these are of interest. */
export function cardEvent(event: Stripe.Event): CardEvent | 'irrelevant' {
  switch (event.type) {
    case 'checkout.session.completed':
      // A session is complete before a payment that takes its time has arrived.
      return aboutSession(
        event,
        event.data.object,
        event.data.object.payment_status === 'paid' ? 'paid' : 'processing',
      );
    case 'checkout.session.async_payment_succeeded':
      return aboutSession(event, event.data.object, 'paid');
    case 'checkout.session.async_payment_failed':
      return aboutSession(event, event.data.object, 'failed');
    case 'checkout.session.expired':
      return aboutSession(event, event.data.object, 'expired');
    case 'charge.refunded': {
      const { amount_refunded: amount, metadata } = event.data.object;
      return aboutMoney(event, event.data.object, {
        kind: 'refunds',
        amount,
        reference: metadata.reference ?? null,
      });
    }
    // A refund that asks the customer for an account, as those to PromptPay do, ends as canceled where no answer comes.
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated': {
      const { amount, status } = event.data.object;
      if (status !== 'failed' && status !== 'canceled') return 'irrelevant';
      return aboutMoney(event, event.data.object, { kind: 'failed-refund', amount });
    }
    case 'charge.dispute.created': {
      const { amount, evidence_details: evidence } = event.data.object;
      const answerBy = evidence.due_by ? new Date(evidence.due_by * 1000) : null;
      return aboutMoney(event, event.data.object, { kind: 'dispute', amount, state: 'open', answerBy });
    }
    case 'charge.dispute.closed': {
      const { amount, status } = event.data.object;
      const state = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'ended';
      return aboutMoney(event, event.data.object, { kind: 'dispute', amount, state });
    }
    default:
      return 'irrelevant';
  }
}

function aboutSession(
  { type }: Stripe.Event,
  session: Stripe.Checkout.Session,
  outcome: CardPaymentEvent['outcome'],
): CardPaymentEvent {
  const { customer_details: customer } = session;
  return {
    about: 'payment',
    type,
    orderId: session.client_reference_id,
    session: session.id,
    payment: idOf(session.payment_intent),
    outcome,
    amount: session.amount_total,
    currency: session.currency,
    customer: {
      name: customer?.name ?? null,
      email: customer?.email ?? null,
      phone: customer?.phone ?? null,
      address: customer?.address ? addressText(customer.address) : null,
    },
  };
}

/** Charges without a payment intent come from no payment page. */
function aboutMoney(
  { created }: Stripe.Event,
  subject: { id: string; currency: string; payment_intent: string | { id: string } | null },
  said: Pick<CardMoneyEvent, 'kind' | 'amount'> & Partial<CardMoneyEvent>,
): CardMoneyEvent | 'irrelevant' {
  const payment = idOf(subject.payment_intent);
  if (payment === null) return 'irrelevant';
  return {
    about: 'money',
    payment,
    reference: null,
    subject: subject.id,
    currency: subject.currency,
    at: new Date(created * 1000),
    state: null,
    answerBy: null,
    ...said,
  };
}

function idOf(expandable: string | { id: string } | null | undefined): string | null {
  return typeof expandable === 'string' ? expandable : (expandable?.id ?? null);
}

function addressText({ line1, line2, postal_code, city, state, country }: Stripe.Address): string {
  const place = [postal_code, city].filter(Boolean).join(' ');
  return [line1, line2, place, state, country].filter(Boolean).join('\n');
}
