import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import { failure, type Result, success } from '@/lib/result';
import { customer, customerArguments } from './customer';
import { hashKey } from './hash-key';
import { checkoutKey } from './order';

/** The body of the last step, for the order that the address names: the checkout key, and the fields of the form. */
export function orderCustomer(id: string | undefined) {
  return customer
    .safeExtend({ key: checkoutKey })
    .transform(({ key, ...details }) => ({ id: id ?? '', key, customer: details }));
}

type OrderCustomer = z.infer<ReturnType<typeof orderCustomer>>;

const answer = z.object({
  outcome: z.enum(['completed', 'repeated', 'mismatch', 'not-found']),
  reference: z.string().optional(),
  mailed: z.boolean().default(false),
});

/**
 * Says who an order is from and enqueues the two mails, in one transaction.
 * @param order `key` is the checkout key that placed it; a company is kept only where one was named
 * @returns the reference, and whether a mail to the customer was enqueued: strangers cause few to one address; failures `not-found` (no such order, or someone else's), `conflict` (it has other details already)
 */
export async function addCustomer(
  order: OrderCustomer,
): Promise<Result<{ reference: string; isMailed: boolean }>> {
  if (!z.uuid().safeParse(order.id).success) return failure('not-found');
  const { outcome, reference, mailed } = await askDatabase(answer, 'complete_order', {
    id: order.id,
    idempotency_key: hashKey(order.key),
    ...customerArguments(order.customer),
    agency: agencyAddress(),
  });
  if (outcome === 'not-found' || reference === undefined) return failure('not-found');
  if (outcome === 'mismatch') return failure('conflict');
  return success({ reference, isMailed: mailed });
}
