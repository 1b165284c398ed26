import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { deskCustomerArguments } from '@/lib/orders/desk-customer';
import { type OrderStatus, orderStatus, paymentMethod } from '@/lib/orders/order';
import { namedLine } from '@/lib/orders/order-lines';
import { orderOfAgency } from '@/lib/orders/order-status';
import { type Place, pageLength } from './place';
import { searchTerms } from './search-terms';

export const deskRow = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: orderStatus,
  payment_method: paymentMethod,
  amount: z.number().int(),
  customer_name: z.string().nullable(),
  company_name: z.string().nullable(),
  created_at: z.coerce.date(),
  lines: z.array(namedLine),
});

/** An order in a list; `amount` in whole satang. */
export type DeskRow = z.infer<typeof deskRow>;

/** Whose turn it is: ours, the customer's, or nobody's any more. Whose money was not found may still send another slip. */
export const turn = z.enum(['ours', 'customer', 'done']);

export type Turn = z.infer<typeof turn>;

const statesOf: Record<Turn, OrderStatus[]> = {
  ours: ['pending'],
  customer: ['awaiting-payment', 'slip-wanted', 'rejected'],
  done: ['paid', 'cancelled', 'refunded'],
};

const relation = deskRow.extend({ same: z.enum(['person', 'slip', 'picture']) });

/** Another order of the same person, or with the same slip. */
export type Relation = z.infer<typeof relation>;

const checked = orderOfAgency.extend({ id: z.uuid(), relations: z.array(relation) });

/** The orders whose slip waits to be looked at, the oldest first, with what else is known of their customers. */
export async function ordersToCheck(after: Place | null): Promise<z.infer<typeof checked>[]> {
  return askDatabase(z.array(checked), 'orders_to_check', { after, max: pageLength });
}

/**
 * The newest orders, or those that match: each word is looked for in reference, name, company, email, phone, amount, what was ordered
 * and the numbers of slips, and all have to be found.
 * @param words as they are typed; empty for all
 * @param whose turn it is; without one all
 */
export async function findOrders(words: string, before: Place | null, whose?: Turn): Promise<DeskRow[]> {
  const terms = await searchTerms(words);
  return askDatabase(z.array(deskRow), 'find_orders', {
    terms,
    states: whose ? statesOf[whose] : null,
    before,
    max: pageLength,
  });
}

/** The order that has waited longest for a slip that can be read; undefined where none waits. */
export async function oldestWantingSlip(): Promise<DeskRow | undefined> {
  return (await askDatabase(deskRow.nullable(), 'oldest_order', { states: ['slip-wanted'] })) ?? undefined;
}

/** The other orders of the same person, or with the same slip. */
export async function relationsOf(reference: string): Promise<Relation[]> {
  return (await askDatabase(z.array(relation).nullable(), 'relations_of', { reference })) ?? [];
}

const corrected = z.object({
  outcome: z.enum(['changed', 'readdressed', 'unchanged', 'refused', 'not-found']),
});

/** Puts right who an order is from, as somebody of the agency heard it; what they leave empty of email, phone and address stays. */
export async function correctOrder(correction: {
  reference: string;
  person: string;
  details: Readonly<Record<string, string>>;
}): Promise<z.infer<typeof corrected>['outcome']> {
  const { reference, person, details } = correction;
  return (
    await askDatabase(corrected, 'correct_order', { reference, person, ...deskCustomerArguments(details) })
  ).outcome;
}

const sent = z.object({ sent: z.boolean() });

/** Enqueues the confirmation to the customer once more. @returns false where no address is known */
export async function resendConfirmation(order: { reference: string; person: string }): Promise<boolean> {
  return (await askDatabase(sent, 'resend_confirmation', order)).sent;
}
