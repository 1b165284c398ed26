import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { newOrderKey } from './order-key';

const answer = z.object({ added: z.boolean() });

/** What keeps a key, by what it opens. */
const keeps = {
  order: 'keep_order_key',
  erasure: 'keep_order_key',
  quote: 'keep_quote_key',
  inquiry: 'keep_inquiry_key',
} as const;

/**
 * Draws a key for a mail, and lets it open the page that the mail is about.
 * @param mail `recipient` is who gets it: an address that the order or quotation does not have gets no key
 * @param opens the page of an order, that of a quotation, that on which the sender of an inquiry chooses a time, or the one where an address
 *   confirms that it wants to be erased
 * @returns the key, undefined where there is none to be given
 */
export async function keyForMail(
  mail: { reference: string; recipient: string },
  opens: keyof typeof keeps = 'order',
): Promise<string | undefined> {
  const { key, hash } = newOrderKey();
  const { added } = await askDatabase(answer, keeps[opens], {
    ...mail,
    key_hash: hash,
    came_by: opens === 'erasure' ? 'erasure' : 'mail',
  });
  return added ? key : undefined;
}
