import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { formOrJson } from '@/lib/http/body';
import type { Remembers } from '@/lib/http/page-answer';
import { failure, type Result, success } from '@/lib/result';
import { hashKey } from './hash-key';
import { orderKey, orderReference } from './order';
import { orderCookie } from './order-key';
import { shownOrder } from './order-status';

/** Which order, and what proves whose it is: what `proofOf` reads of a request. */
export type OrderProof = { reference: string; key_hash: string };

export type OwnOrder = z.infer<typeof shownOrder>;

/**
 * An order as its customer sees it.
 * @returns undefined without a key to this very order, whether there is one or not
 */
export async function showOwnOrder(proof: OrderProof): Promise<OwnOrder | undefined> {
  if (!orderReference.safeParse(proof.reference).success || proof.key_hash === '') return undefined;
  return (await askDatabase(shownOrder.nullable(), 'show_own_order', proof)) ?? undefined;
}

const orderKeyForm = z.object({
  // Pasted from a mail, a key may bring spaces and capitals along.
  key: z.preprocess(
    (text) => (typeof text === 'string' ? text.replace(/\s/g, '').toLowerCase() : text),
    orderKey,
  ),
});

/** A key from a mail, and what it is to open. */
export type BroughtKey = { reference: string; key: string };

/** For a route's `read`. */
export async function readKey(request: Request, params: Record<string, string>): Promise<Result<BroughtKey>> {
  const form = await formOrJson(orderKeyForm)(request);
  const reference = params.reference ?? params.number ?? '';
  return form.ok ? success({ reference, key: form.data.key }) : form;
}

/**
 * Takes the key of a mail for this browser to keep.
 * @returns what opens it; failure `not-found` for a key that does not open this order
 */
export async function openOrder({ reference, key }: BroughtKey): Promise<Result<Remembers>> {
  const order = await showOwnOrder({ reference, key_hash: hashKey(key) });
  return order ? success({ sets: [orderCookie(reference, key)] }) : failure('not-found');
}
