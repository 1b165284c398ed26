import 'server-only';
import { z } from 'zod';
import { database } from '@/lib/outside';
import { newOrderKey } from './order-key';

const answer = z.object({ added: z.boolean() });

/**
 * Draws a key for a mail, and lets it open the page that the mail is about.
 * @param mail `recipient` is who gets it: an address that the order or quotation does not have gets no key
 * @param keep what it is about, and what it is for, by the function that keeps it
 * @returns the key, undefined where there is none to be given
 * @throws DatabaseError
 */
export async function keyForMail(
  mail: { reference: string; recipient: string },
  keep: 'keep_order_key' | 'keep_quote_key' | 'keep_erasure_key' = 'keep_order_key',
): Promise<string | undefined> {
  const { key, hash } = newOrderKey();
  const { added } = answer.parse(await (await database()).call(keep, { ...mail, key_hash: hash }));
  return added ? key : undefined;
}
