import type { OrderStatus } from './order';
import { nextPart, type OrderPart } from './parts';

type Priced = { amount: number; withheld?: number | undefined };
type Open = Priced & { open: number; parts?: readonly OrderPart[] | undefined };

/** What is transferred for an order: its amount without the tax that the customer keeps back; whole satang. */
export function payable({ amount, withheld = 0 }: Priced): number {
  return amount - withheld;
}

/** What is asked for, of an order in parts for those that are due: the whole of it where nothing is open, since then it is all that the order is about. */
export function openAmount(order: Open): number {
  return nextPart(order.parts)?.amount ?? (order.open || payable(order));
}

/** The amount that the state of an order is about: what is still to be found, or what came for it, or went back; whole satang. */
export function amountInState(order: Open & { status: OrderStatus; refunded: number }): number {
  if (order.status === 'refunded') return order.refunded || payable(order);
  return order.status === 'paid' || order.status === 'cancelled' ? payable(order) : openAmount(order);
}
