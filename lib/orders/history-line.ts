import type { OrderStatus } from './order';
import type { OrderEvent } from './order-status';

/** Which words of `orders.history` tell an event. */
export type HistoryLine =
  | OrderStatus
  | 'placed'
  | 'sold'
  | 'renewal'
  | 'slip'
  | 'details'
  | 'cancelledByYou'
  | 'erasureAsked'
  | 'erasureProved'
  | 'erasureDeclined'
  | 'undone'
  | 'received'
  | 'restNotFound'
  | 'refund'
  | 'refundFailed';

/** How a customer reads a line of the order's history; undefined for what only the agency needs to know. */
export function historyLine({
  cause,
  actor,
  status,
  status_before,
  is_undo,
}: OrderEvent): HistoryLine | undefined {
  if (cause === 'placed' && status === 'awaiting-payment') return actor === 'agency' ? 'sold' : status;
  if (cause === 'renewal') return cause;
  if (cause === 'placed' || cause === 'slip' || cause === 'details') return cause;
  if (cause === 'erasure-asked') return 'erasureAsked';
  if (cause === 'erasure-proved') return 'erasureProved';
  if (cause === 'erasure-declined') return 'erasureDeclined';
  const refund = refundIn({ cause });
  if (refund) return refund.hasFailed ? 'refundFailed' : 'refund';
  if (is_undo) return 'undone';
  // What makes an order paid is told by that.
  if (receivedIn({ cause }) !== undefined)
    return status === 'paid' && status_before !== null ? status : 'received';
  if (status_before === null) return undefined;
  if (status === 'awaiting-payment')
    return status_before === 'pending' || status_before === 'slip-wanted' ? 'restNotFound' : 'undone';
  return status === 'cancelled' && actor === 'customer' ? 'cancelledByYou' : status;
}

/** The money that an event says to have come, in satang; undefined where it tells of none. */
export function receivedIn({ cause }: Pick<OrderEvent, 'cause'>): number | undefined {
  const [, amount] = /^received (\d+)$/.exec(cause) ?? [];
  return amount === undefined ? undefined : Number(amount);
}

/** The refund that an event tells of, if it tells of one; `amount` in satang. */
export function refundIn({
  cause,
}: Pick<OrderEvent, 'cause'>): { amount: number; hasFailed: boolean } | undefined {
  const [, failed, amount] = /^refund(-failed)? (\d+)$/.exec(cause) ?? [];
  return amount === undefined ? undefined : { amount: Number(amount), hasFailed: failed !== undefined };
}
