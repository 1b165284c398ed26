import 'server-only';
import type Stripe from 'stripe';
import type { CardEvent } from '../card-gateway';

/** What a message says of a payment; Stripe sends whatever its endpoint is subscribed to, and only these say what became of one. */
export function cardEvent(event: Stripe.Event): CardEvent | 'irrelevant' {
  switch (event.type) {
    case 'checkout.session.completed':
      // A session is complete before a payment that takes its time has arrived.
      return about(
        event,
        event.data.object,
        event.data.object.payment_status === 'paid' ? 'paid' : 'processing',
      );
    case 'checkout.session.async_payment_succeeded':
      return about(event, event.data.object, 'paid');
    case 'checkout.session.async_payment_failed':
      return about(event, event.data.object, 'failed');
    case 'checkout.session.expired':
      return about(event, event.data.object, 'expired');
    default:
      return 'irrelevant';
  }
}

function about(
  { type }: Stripe.Event,
  session: Stripe.Checkout.Session,
  outcome: CardEvent['outcome'],
): CardEvent {
  const { customer_details: customer } = session;
  return {
    type,
    orderId: session.client_reference_id,
    session: session.id,
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

function addressText({ line1, line2, postal_code, city, state, country }: Stripe.Address): string {
  const place = [postal_code, city].filter(Boolean).join(' ');
  return [line1, line2, place, state, country].filter(Boolean).join('\n');
}
