import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { mailProblems } from './mailer';

const listed = z.array(
  z.object({
    id: z.uuid(),
    event: z.string(),
    /** Of the order, quotation or inquiry that it is about. */
    reference: z.string().nullable(),
    recipient: z.string(),
    status: z.enum(['queued', 'sending', 'failed', 'sent']),
    attempts: z.number().int(),
    /** Why the last attempt failed, `uncertain` where the mail may have arrived all the same; or the details of the problem. */
    last_error: z.string().nullable(),
    /** What became of a mail that was sent. */
    problem: z.enum(mailProblems).nullable(),
    created_at: z.coerce.date(),
  }),
);

/** The mail that was given up or had a problem which nobody has handled, and that which waits; the oldest of each first, 200 at most. */
export async function listMail(): Promise<z.infer<typeof listed>> {
  return askDatabase(listed, 'list_mail', { max: 200 });
}

const retried = z.object({ retried: z.number().int() });

/**
 * Makes mail due at once, with all its attempts before it: what was given up, or what has this id, is of this kind or to this
 * address, also if it waits or had a problem. What may have arrived already can arrive a second time.
 * @returns how many
 */
export async function retryMail(named?: string): Promise<number> {
  return (await askDatabase(retried, 'retry_mail', { named: named ?? null })).retried;
}

const dropped = z.object({ dropped: z.boolean() });

/** Deletes a mail that waits or was given up, and takes one that had a problem for handled. @returns whether there was one, and it was not being sent */
export async function dropMail(id: string): Promise<boolean> {
  return (await askDatabase(dropped, 'drop_mail', { id })).dropped;
}
