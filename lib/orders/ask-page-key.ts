import 'server-only';
import { z } from 'zod';
import { asReference } from '@/lib/fields/reference';
import { database } from '@/lib/outside';
import { type Result, success } from '@/lib/result';
import { orderReference } from './order';

/** As somebody types it: in any case, with or without what stands before the hyphen. */
export const lostKeyForm = z.object({
  reference: z
    .string('required')
    .transform((text) => asReference(text.trim()))
    .transform((text) => (text.includes('-') ? text : `PT-${text}`))
    .pipe(orderReference),
});

/** At most so many mails a day with a key to one order or quotation, whoever asks. */
const limit = { limit: 'page-key', max: 3, seconds: 24 * 60 * 60 };

/** Enqueues a mail with a new key to the address that an order or a quotation has. The answer is the same whether there is such a one or not. */
export async function askPageKey({
  reference,
}: {
  reference: string;
}): Promise<Result<{ reference: string }>> {
  await (await database()).call('ask_page_key', { reference, limit });
  return success({ reference });
}
