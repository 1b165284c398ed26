import 'server-only';
import { z } from 'zod';
import { type customer, customerArguments } from '@/lib/orders/customer';
import { orderStatus, paymentMethod } from '@/lib/orders/order';
import { orderOfAgency } from '@/lib/orders/order-status';
import { database } from '@/lib/outside';
import { type Place, pageLength } from './place';

const row = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: orderStatus,
  payment_method: paymentMethod,
  amount: z.number().int(),
  customer_name: z.string().nullable(),
  company_name: z.string().nullable(),
  created_at: z.coerce.date(),
});

/** An order in a list; `amount` in whole satang. */
export type DeskRow = z.infer<typeof row>;

const relation = row.extend({ same: z.enum(['person', 'slip', 'picture']) });

/** Another order of the same person, or with the same slip. */
export type Relation = z.infer<typeof relation>;

const checked = orderOfAgency.extend({ id: z.uuid(), relations: z.array(relation) });

/** The orders whose slip waits to be looked at, the oldest first, with what else is known of their customers. @throws DatabaseError */
export async function ordersToCheck(after: Place | null): Promise<z.infer<typeof checked>[]> {
  return z.array(checked).parse(await (await database()).call('orders_to_check', { after, max: pageLength }));
}

/** What is looked for: an amount may stand with its decimals and its commas. */
function satangIn(words: string): number | null {
  const [, baht, satang = ''] = /^฿?([\d,]+)(?:\.(\d{1,2}))?$/.exec(words) ?? [];
  if (baht === undefined) return null;
  const amount = Number(baht.replaceAll(',', '')) * 100 + Number(satang.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/**
 * The newest orders, or those that match: by reference, name, company, email, four digits of the phone, or amount.
 * @param words as they are typed; empty for all
 * @throws DatabaseError
 */
export async function findOrders(words: string, before: Place | null): Promise<DeskRow[]> {
  const text = words.trim().slice(0, 100);
  return z.array(row).parse(
    await (await database()).call('find_orders', {
      // In a pattern of SQL these stand for any letters.
      words: text === '' ? null : text.replace(/[\\%_]/g, '\\$&'),
      digits: text.replace(/\D/g, ''),
      amount: satangIn(text),
      before,
      max: pageLength,
    }),
  );
}

/** The other orders of the same person, or with the same slip. @throws DatabaseError */
export async function relationsOf(reference: string): Promise<Relation[]> {
  return z.array(relation).parse((await (await database()).call('relations_of', { reference })) ?? []);
}

const corrected = z.object({
  outcome: z.enum(['changed', 'readdressed', 'unchanged', 'refused', 'not-found']),
});

/** Puts right who an order is from, as somebody of the agency heard it. @throws DatabaseError */
export async function correctOrder(correction: {
  reference: string;
  person: string;
  details: z.infer<typeof customer>;
}): Promise<z.infer<typeof corrected>['outcome']> {
  const { reference, person, details } = correction;
  return corrected.parse(
    await (await database()).call('correct_order', { reference, person, ...customerArguments(details) }),
  ).outcome;
}

const sent = z.object({ sent: z.boolean() });

/** Owes the customer the confirmation once more. @returns false where no address is known @throws DatabaseError */
export async function resendConfirmation(order: { reference: string; person: string }): Promise<boolean> {
  return sent.parse(await (await database()).call('resend_confirmation', order)).sent;
}
