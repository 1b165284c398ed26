import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { newOrderKey } from './order-key';

const answer = z.object({ added: z.boolean() });

/**
 * Draws a key for a mail, and lets it open the page of the order, the quotation or the inquiry that the mail is about.
 * @param mail `recipient` is who gets it: an address that the order or quotation does not have gets no key
 * @param cameBy `erasure` for one that opens nothing but the page where an address confirms that it wants to be erased
 * @returns the key, undefined where there is none to be given
 */
export async function keyForMail(
  mail: { reference: string; recipient: string },
  cameBy: 'mail' | 'erasure' = 'mail',
): Promise<string | undefined> {
  const { key, hash } = newOrderKey();
  const { added } = await askDatabase(answer, 'keep_page_key', { ...mail, key_hash: hash, came_by: cameBy });
  return added ? key : undefined;
}
