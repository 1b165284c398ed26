import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { Remembers } from '@/lib/http/page-answer';
import { failure, type Result, success } from '@/lib/result';
import { orderReference, orderStatus, paymentMethod } from './order';
import { newOrderKey, orderCookie } from './order-key';
import { orderParts } from './parts';

/** How many orders a page of the portal shows. */
const perPage = 20;

const listed = z.object({
  reference: z.string(),
  status: orderStatus,
  payment_method: paymentMethod,
  /** In whole satang. */
  amount: z.number().int(),
  is_complete: z.boolean(),
  received: z.number().int(),
  open: z.number().int(),
  parts: orderParts,
  placed_at: z.coerce.date(),
  /** What caused the newest move. */
  last_cause: z.string().nullable(),
});

export type ListedOrder = z.infer<typeof listed>;

const page = z.object({ orders: z.array(listed), more: z.boolean() });

/**
 * A page of the orders that name an address, newest first.
 * @param owner `email` is the address of whoever is signed in, in small letters; `before` the last reference of the page before: one of
 *   somebody else leads to no order
 * @returns `more` says whether there are older ones
 */
export async function listOwnOrders(owner: {
  email: string;
  before: string | undefined;
}): Promise<z.infer<typeof page>> {
  const before = orderReference.safeParse(owner.before);
  return askDatabase(page, 'own_orders', {
    email: owner.email,
    before: before.success ? before.data : null,
    max: perPage,
  });
}

const answer = z.object({ opened: z.boolean() });

/**
 * Lets a browser open the page of an order of its own person, by a key of its own.
 * @returns what opens it; failure `not-found` for somebody else's order as for none
 */
export async function openFromPortal({
  email,
  reference,
}: {
  email: string;
  reference: string;
}): Promise<Result<Remembers>> {
  const { key, hash } = newOrderKey();
  const { opened } = await askDatabase(answer, 'open_own_order', { email, reference, key_hash: hash });
  return opened ? success({ sets: [orderCookie(reference, key)] }) : failure('not-found');
}
