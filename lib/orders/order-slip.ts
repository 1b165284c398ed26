import 'server-only';
import { z } from 'zod';
import { database } from '@/lib/outside';

/** What is known of the slip of an order; `same_picture_as` holds the references of other orders that came with the same file. */
const orderSlip = z.object({
  slip_kind: z.enum(['bank', 'truemoney', 'other', 'none']).nullable(),
  slip_bank: z.string().nullable(),
  slip_reference: z.string().nullable(),
  same_picture_as: z.array(z.string()),
});

export type OrderSlip = z.infer<typeof orderSlip>;

/** What was read on an order's slip. @returns undefined when there is no such order @throws DatabaseError */
export async function findOrderSlip(reference: string): Promise<OrderSlip | undefined> {
  return orderSlip.nullable().parse(await (await database()).call('order_slip', { reference })) ?? undefined;
}
