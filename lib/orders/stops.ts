import type { OrderStatus } from './order';
import { type OrderPart, partsPaid } from './parts';

const ways = {
  quoted: ['asked', 'offered', 'accepted', 'paid'],
  bought: ['ordered', 'checking', 'paid'],
  quotedInParts: ['asked', 'offered', 'accepted', 'started', 'paid'],
  boughtInParts: ['ordered', 'checking', 'started', 'paid'],
} as const;

export type Stop = (typeof ways)[keyof typeof ways][number];

/** The stops on the way to a payment, and the place of the one that was reached; the first is 0. */
export type Way = { stops: readonly Stop[]; current: number };

/** The way of what was a quotation, or was bought at once. @param isInParts whether the work starts before all is paid */
export function wayTo(reached: Stop, wasQuoted: boolean, isInParts = false): Way {
  const stops: readonly Stop[] = ways[`${wasQuoted ? 'quoted' : 'bought'}${isInParts ? 'InParts' : ''}`];
  return { stops, current: stops.indexOf(reached) };
}

/** The way of a quotation. @param isPaid whether the order that it became is */
export function wayOfQuote(
  state: 'asked' | 'open' | 'expired' | 'accepted',
  isPaid: boolean,
  isInParts = false,
): Way {
  const reached = { asked: 'asked', open: 'offered', expired: 'offered', accepted: 'accepted' } as const;
  return wayTo(isPaid ? 'paid' : reached[state], true, isInParts);
}

/** The way of an order; undefined where it leads to no payment any more. */
export function wayOfOrder(
  status: OrderStatus,
  wasQuoted: boolean,
  parts: readonly OrderPart[] = [],
): Way | undefined {
  if (status === 'cancelled' || status === 'refunded') return undefined;
  const isInParts = parts.length > 0;
  if (status === 'paid') return wayTo('paid', wasQuoted, isInParts);
  if (isInParts && partsPaid(parts) > 0) return wayTo('started', wasQuoted, true);
  if (wasQuoted) return wayTo('accepted', true, isInParts);
  return wayTo(status === 'awaiting-payment' ? 'ordered' : 'checking', false, isInParts);
}
