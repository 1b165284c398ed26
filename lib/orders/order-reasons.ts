import { z } from 'zod';
import type { orderStatus } from './order';

/**
 * Why an order comes into a state: a person taps one, and the customer reads it in the customer's language
 * (`orders.reasons` of the messages). `slip` and `customer` are given by what the customer does,
 * `card-failed` by the card gateway.
 */
const reasons = {
  'awaiting-payment': ['not-found', 'other-account', 'card-failed'],
  pending: ['slip'],
  'slip-wanted': ['unreadable', 'cut-off', 'not-a-slip', 'other-payment'],
  paid: [],
  rejected: ['not-found', 'other-account'],
  cancelled: ['customer', 'unpaid', 'unavailable'],
  refunded: ['customer', 'unavailable'],
} as const satisfies Record<z.infer<typeof orderStatus>, readonly string[]>;

/** Any reason that an order can have for its state. */
export const orderReason = z.enum([...new Set(Object.values(reasons).flat())]);

export type OrderReason = z.infer<typeof orderReason>;

/**
 * The reasons that a person may give for a state; none where the state speaks for itself.
 * @param isPartPaid whether some of the money has come: who waits for the rest then says why
 */
export function reasonsFor(status: z.infer<typeof orderStatus>, isPartPaid = false): readonly OrderReason[] {
  if (status === 'awaiting-payment') return isPartPaid ? reasons.rejected : [];
  return status === 'pending' ? [] : reasons[status];
}

/** Whether a reason is one of a state. */
export function isReasonFor(status: z.infer<typeof orderStatus>, reason: string): boolean {
  return reasons[status].some((known) => known === reason);
}
