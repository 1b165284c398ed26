import type { z } from 'zod';
import { refundIn } from './history-line';
import type { OrderStatus, paymentMethod } from './order';
import type { OrderEvent } from './order-status';

/** Where an order stands in the eyes of its customer: its state, one of three ways of waiting, or paid after a refund that failed. */
export type OrderPhase = OrderStatus | 'part-paid' | 'waiting' | 'incomplete' | 'refund-failed';

type Order = {
  status: OrderStatus;
  payment_method: z.infer<typeof paymentMethod>;
  is_complete: boolean;
  received: number;
};

/**
 * `part-paid` waits for the rest, `waiting` for a card payment, `incomplete` where nobody has said who the order is from.
 * @param lastMove the newest event that changed the state
 */
export function phaseOf(
  { status, payment_method, is_complete, received }: Order,
  lastMove: Pick<OrderEvent, 'cause'> | undefined,
): OrderPhase {
  if (status === 'paid' && lastMove && refundIn(lastMove)?.hasFailed) return 'refund-failed';
  if (status === 'awaiting-payment' && received > 0) return 'part-paid';
  if (status !== 'pending') return status;
  if (payment_method === 'card') return 'waiting';
  return is_complete ? 'pending' : 'incomplete';
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
