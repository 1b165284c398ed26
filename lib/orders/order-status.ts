import 'server-only';
import { z } from 'zod';
import { database } from '@/lib/outside';
import { orderLine, orderStatus, paymentMethod } from './order';

/** The states that a person may give to an order. */
export const finalStatus = orderStatus.exclude(['pending']);

const change = z.object({
  outcome: z.enum(['changed', 'unchanged', 'refused', 'not-found']),
  status: orderStatus.optional(),
  mailed: z.boolean(),
});

/**
 * Gives an order its final state and owes the customer the mail about it, in one transaction.
 * @param order `cause` is who or what decided, kept in the order's history
 * @returns what happened; `status` is the state that the order is in now
 * @throws DatabaseError
 */
export async function setOrderStatus(order: {
  reference: string;
  status: z.infer<typeof finalStatus>;
  cause: string;
}): Promise<z.infer<typeof change>> {
  return change.parse(await (await database()).call('set_order_status', order));
}

const listed = z.object({
  reference: z.string(),
  status: orderStatus,
  payment_method: paymentMethod,
  amount: z.number().int(),
  customer_name: z.string().nullable(),
  created_at: z.coerce.date(),
});

/** The newest orders, newest first; amounts in whole satang. @throws DatabaseError */
export async function listOrders(max = 50): Promise<z.infer<typeof listed>[]> {
  return z.array(listed).parse(await (await database()).call('list_orders', { max }));
}

const shown = listed.omit({ created_at: true }).extend({
  placed_at: z.coerce.date(),
  lines: z.array(orderLine),
  locale: z.string(),
  payment_slip_path: z.string().nullable(),
  slip_kind: z.string().nullable(),
  slip_bank: z.string().nullable(),
  slip_reference: z.string().nullable(),
  company_name: z.string().nullable(),
  company_tax_id: z.string().nullable(),
  company_branch: z.string().nullable(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  customer_address: z.string().nullable(),
  events: z.array(z.object({ status: orderStatus, cause: z.string(), created_at: z.coerce.date() })),
});

/** One order with its history, oldest event first; undefined when there is none. @throws DatabaseError */
export async function showOrder(reference: string): Promise<z.infer<typeof shown> | undefined> {
  return shown.nullable().parse(await (await database()).call('show_order', { reference })) ?? undefined;
}
