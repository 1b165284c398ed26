import 'server-only';
import { z } from 'zod';
import { database } from '@/lib/outside';
import { newOrderKey } from './order-key';

const answer = z.object({ added: z.boolean() });

/**
 * Draws a key for a mail about an order, and lets it open the order's page.
 * @param mail `recipient` is who gets it: an address that the order no longer has gets no key
 * @returns the key, undefined where there is none to be given
 * @throws DatabaseError
 */
export async function keyForMail(mail: {
  reference: string;
  recipient: string;
}): Promise<string | undefined> {
  const { key, hash } = newOrderKey();
  const { added } = answer.parse(
    await (await database()).call('keep_order_key', { ...mail, key_hash: hash }),
  );
  return added ? key : undefined;
}
