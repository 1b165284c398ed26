import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { bankWord } from './bank-word';
import { knownCustomer } from './known-customer';
import { moneyLine, moneySums } from './money-line';
import { type OrderStatus, orderLine, orderStatus, paymentMethod, slipKind } from './order';
import { isReasonFor } from './order-reasons';
import { orderParts } from './parts';

/** How long a move may be taken back before the customer is told of it; the database waits as long (`time_to_undo`). */
export const minutesToUndo = 5;

export const decision = z.object({
  outcome: z.enum(['changed', 'unchanged', 'refused', 'slip-used', 'outdated', 'not-found']),
  status: orderStatus.optional(),
  /** Whether a mail to the customer waits until nobody can take the move back any more. */
  mailed: z.boolean(),
  /** The other order that holds the number of this one's slip. */
  other: z.string().nullish(),
  /** Who of the agency moved the order last, and when. */
  person: z.string().nullish(),
  at: z.coerce.date().nullish(),
});

/** What came of a decision; `status` is the state that the order is in now. */
export type Decision = z.infer<typeof decision>;

/** What somebody of the agency decides about an order. */
export type OrderDecision = {
  reference: string;
  status: OrderStatus;
  /** The state that this person saw: if another one has decided meanwhile nothing happens, and the answer says so. */
  seen?: OrderStatus | undefined;
  /** Who decides, as the history names them. */
  person?: string | undefined;
  /** One of `reasonsFor(status)`, told to the customer in the customer's language. */
  reason?: string | undefined;
  /** What the person adds, told to the customer as written. */
  note?: string | undefined;
};

/**
 * Moves an order to a state and enqueues the mail to the customer about it, in one transaction; the mail waits five minutes, so that
 * {@link undoOrderMove} can take it back before anybody reads it. Which moves there are says `order_moves` of the migrations.
 * @throws DatabaseError, RangeError for a reason that the state does not have
 */
export async function setOrderStatus({ reference, status, ...decided }: OrderDecision): Promise<Decision> {
  const { seen = null, person = null, reason = null, note = '' } = decided;
  if (reason !== null && !isReasonFor(status, reason))
    throw new RangeError(`no reason of ${status}: ${reason}`);
  const args = { reference, status, seen, person, reason, note: note.trim() || null };
  return askDatabase(decision, 'set_order_status', args);
}

/** Takes back the newest move of an order where the agency made it; the order is then as it was before. */
export async function undoOrderMove({
  reference,
  seen = null,
  person = null,
}: Pick<OrderDecision, 'reference'> & {
  seen?: OrderStatus | null;
  person?: string | null;
}): Promise<Decision> {
  return askDatabase(decision, 'undo_order_move', { reference, seen, person });
}

/** One line of an order's history: what happened, when, and who did it. */
const orderEvent = z.object({
  status: orderStatus,
  /** The state before, where this line changed it. */
  status_before: orderStatus.nullable(),
  cause: z.string(),
  actor: z.enum(['customer', 'agency', 'card', 'bank', 'site']),
  person: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  is_undo: z.boolean(),
  created_at: z.coerce.date(),
});

export type OrderEvent = z.infer<typeof orderEvent>;

const slip = z.object({
  path: z.string(),
  bank_says: bankWord.nullable(),
  kind: slipKind.nullable(),
  bank: z.string().nullable(),
  reference: z.string().nullable(),
  created_at: z.coerce.date(),
});

/** An order with its history, oldest line first, and its slips, newest first; the newest one counts. */
export const shownOrder = z.object({
  reference: z.string(),
  status: orderStatus,
  payment_method: paymentMethod,
  amount: z.number().int(),
  placed_at: z.coerce.date(),
  /** The number of the quotation that it was. */
  quotation: z.string().nullable(),
  /** Whether it pays services on, or changes them. */
  renews: z.boolean(),
  lines: z.array(orderLine),
  ...moneySums,
  /** What the customer keeps back for the Revenue Department; whole satang. */
  withheld: z.number().int(),
  locale: z.string(),
  is_complete: z.boolean(),
  ...knownCustomer.shape,
  events: z.array(orderEvent),
  slips: z.array(slip),
  parts: orderParts,
  /** Oldest first. */
  money: z.array(moneyLine),
});

/** An order as the agency sees it. */
export const orderOfAgency = shownOrder.extend({
  /** The states that the agency may give it. */
  moves: z.array(orderStatus),
  may_undo: z.boolean(),
});

/** One order, for the agency; undefined when there is none. */
export async function showOrder(reference: string): Promise<z.infer<typeof orderOfAgency> | undefined> {
  return (await askDatabase(orderOfAgency.nullable(), 'show_order', { reference })) ?? undefined;
}
