import type { OrderStatus } from './order';
import type { OrderEvent } from './order-status';

/** Which words of `orders.history` tell an event. */
export type HistoryLine =
  | OrderStatus
  | 'placed'
  | 'slip'
  | 'details'
  | 'cancelledByYou'
  | 'erasureAsked'
  | 'erasureProved'
  | 'erasureDeclined'
  | 'undone'
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
  if (status === 'awaiting-payment') return cause === 'placed' ? status : 'undone';
  if (cause === 'placed' || cause === 'slip' || cause === 'details') return cause;
  if (cause === 'erasure-asked') return 'erasureAsked';
  if (cause === 'erasure-proved') return 'erasureProved';
  if (cause === 'erasure-declined') return 'erasureDeclined';
  const refund = cardRefund({ cause });
  if (refund) return refund.hasFailed ? 'refundFailed' : 'refund';
  if (is_undo) return 'undone';
  if (status_before === null) return undefined;
  return status === 'cancelled' && actor === 'customer' ? 'cancelledByYou' : status;
}

/** The refund by card that an event tells of, if it tells of one; `amount` in satang. */
export function cardRefund({
  cause,
}: Pick<OrderEvent, 'cause'>): { amount: number; hasFailed: boolean } | undefined {
  const [, failed, amount] = /^refund(-failed)? (\d+)$/.exec(cause) ?? [];
  return amount === undefined ? undefined : { amount: Number(amount), hasFailed: failed !== undefined };
}
