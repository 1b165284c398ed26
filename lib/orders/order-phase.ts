import type { z } from 'zod';
import { refundIn } from './history-line';
import type { OrderStatus, paymentMethod } from './order';
import type { OrderEvent } from './order-status';
import { type OrderPart, partsPaid } from './parts';

/**
 * Where an order stands in the eyes of its customer: its state, one of the ways of waiting, or paid after a refund that failed; of what pays
 * services on, `renewal` waits for its payment and `renewed` is paid.
 */
export type OrderPhase =
  | OrderStatus
  | 'renewal'
  | 'renewed'
  | 'part-paid'
  | 'waiting'
  | 'incomplete'
  | 'refund-failed'
  | AgreedPhase;

/** Where an order stands that is paid in parts as agreed: nothing came, not all of the first part, or enough to start. */
type AgreedPhase = 'in-parts' | 'part-short' | 'started';

type Order = {
  status: OrderStatus;
  payment_method: z.infer<typeof paymentMethod>;
  is_complete: boolean;
  received: number;
  parts?: readonly OrderPart[] | undefined;
  renews?: boolean;
};

/**
 * `part-paid` waits for the rest, `waiting` for a card payment, `incomplete` where nobody has said who the order is from.
 * @param lastMove the newest event that changed the state
 */
export function phaseOf(
  { status, payment_method, is_complete, received, parts = [], renews = false }: Order,
  lastMove: Pick<OrderEvent, 'cause'> | undefined,
): OrderPhase {
  if (status === 'paid' && lastMove && refundIn(lastMove)?.hasFailed) return 'refund-failed';
  if (renews && status === 'paid') return 'renewed';
  if (status === 'awaiting-payment') return phaseOfMoney(received, parts) ?? (renews ? 'renewal' : status);
  if (status !== 'pending') return status;
  if (payment_method === 'card') return 'waiting';
  return is_complete ? 'pending' : 'incomplete';
}

/** Where an order stands that waits for its payment; undefined where nothing came, and all of it is asked for. */
export function phaseOfMoney(
  received: number,
  parts: readonly OrderPart[],
): 'part-paid' | AgreedPhase | undefined {
  if (parts.length === 0) return received > 0 ? 'part-paid' : undefined;
  if (partsPaid(parts) > 0) return 'started';
  return received > 0 ? 'part-short' : 'in-parts';
}

/** Whether a customer may send another slip; the database says it again (`send_slip`). */
export function mayReceiveSlip({ status, payment_method }: Omit<Order, 'received'>): boolean {
  return (
    payment_method !== 'card' && ['awaiting-payment', 'pending', 'slip-wanted', 'rejected'].includes(status)
  );
}

/** Whether a customer may cancel: as long as no money was found (`order_moves`). */
export function mayCancel({ status, received }: Order): boolean {
  return received === 0 && ['awaiting-payment', 'pending', 'slip-wanted'].includes(status);
}

/** Whether a customer may put the details right; a card's come from its gateway first (`correct_customer`). */
export function mayCorrect({ payment_method, is_complete }: Omit<Order, 'received'>): boolean {
  return is_complete || payment_method !== 'card';
}
