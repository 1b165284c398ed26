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

/** At most so many mails a day with a key to one order, whoever asks. */
const limit = { limit: 'order-key', max: 3, seconds: 24 * 60 * 60 };

/** Owes a mail with a new key to the address that an order has. The answer is the same whether there is such an order or not. */
export async function askOrderKey({
  reference,
}: z.infer<typeof lostKeyForm>): Promise<Result<{ reference: string }>> {
  await (await database()).call('ask_order_key', { reference, limit });
  return success({ reference });
}
