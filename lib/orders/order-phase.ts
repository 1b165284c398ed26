import type { z } from 'zod';
import { cardRefund } from './history-line';
import type { OrderStatus, paymentMethod } from './order';
import type { OrderEvent } from './order-status';

/** Where an order stands in the eyes of its customer: its state, one of two ways of waiting, or paid after a refund that failed. */
export type OrderPhase = OrderStatus | 'waiting' | 'incomplete' | 'refund-failed';

type Order = { status: OrderStatus; payment_method: z.infer<typeof paymentMethod>; is_complete: boolean };

/**
 * `waiting` for a card payment, `incomplete` where nobody has said who the order is from.
 * @param lastMove the newest event that changed the state
 */
export function phaseOf(
  { status, payment_method, is_complete }: Order,
  lastMove: Pick<OrderEvent, 'cause'> | undefined,
): OrderPhase {
  if (status === 'paid' && lastMove && cardRefund(lastMove)?.hasFailed) return 'refund-failed';
  if (status !== 'pending') return status;
  if (payment_method === 'card') return 'waiting';
  return is_complete ? 'pending' : 'incomplete';
}

/** Whether a customer may send another slip; the database says it again (`send_slip`). */
export function mayReceiveSlip({ status, payment_method }: Order): boolean {
  return (
    payment_method !== 'card' && ['awaiting-payment', 'pending', 'slip-wanted', 'rejected'].includes(status)
  );
}

/** Whether a customer may cancel: as long as no money was found (`order_moves`). */
export function mayCancel({ status }: Order): boolean {
  return ['awaiting-payment', 'pending', 'slip-wanted'].includes(status);
}

/** Whether a customer may put the details right; a card's come from its gateway first (`correct_customer`). */
export function mayCorrect({ payment_method, is_complete }: Order): boolean {
  return is_complete || payment_method !== 'card';
}
