import type { OrderStatus } from './order';

const ways = {
  quoted: ['asked', 'offered', 'accepted', 'paid'],
  bought: ['ordered', 'checking', 'paid'],
} as const;

export type Stop = (typeof ways)[keyof typeof ways][number];

/** The stops on the way to a payment, and the place of the one that was reached; the first is 0. */
export type Way = { stops: readonly Stop[]; current: number };

/** The way of what was a quotation, or was bought at once. */
export function wayTo(reached: Stop, wasQuoted: boolean): Way {
  const stops: readonly Stop[] = wasQuoted ? ways.quoted : ways.bought;
  return { stops, current: stops.indexOf(reached) };
}

/** The way of a quotation. @param isPaid whether the order that it became is */
export function wayOfQuote(state: 'asked' | 'open' | 'expired' | 'accepted', isPaid: boolean): Way {
  const reached = { asked: 'asked', open: 'offered', expired: 'offered', accepted: 'accepted' } as const;
  return wayTo(isPaid ? 'paid' : reached[state], true);
}

/** The way of an order; undefined where it leads to no payment any more. */
export function wayOfOrder(status: OrderStatus, wasQuoted: boolean): Way | undefined {
  if (status === 'cancelled' || status === 'refunded') return undefined;
  if (status === 'paid') return wayTo('paid', wasQuoted);
  if (wasQuoted) return wayTo('accepted', true);
  return wayTo(status === 'awaiting-payment' ? 'ordered' : 'checking', false);
}
