import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { newOrderKey } from './order-key';

const answer = z.object({ added: z.boolean() });

/**
 * Draws a key for a mail, and lets it open the page that the mail is about.
 * @param mail `recipient` is who gets it: an address that the order or quotation does not have gets no key
 * @param opens the page of an order, that of a quotation, or the page where an address confirms that it wants to be erased
 * @returns the key, undefined where there is none to be given
 * @throws DatabaseError
 */
export async function keyForMail(
  mail: { reference: string; recipient: string },
  opens: 'order' | 'quote' | 'erasure' = 'order',
): Promise<string | undefined> {
  const { key, hash } = newOrderKey();
  const keep = opens === 'quote' ? 'keep_quote_key' : 'keep_order_key';
  const { added } = await askDatabase(answer, keep, {
    ...mail,
    key_hash: hash,
    came_by: opens === 'erasure' ? 'erasure' : 'mail',
  });
  return added ? key : undefined;
}
