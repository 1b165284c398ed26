import 'server-only';
import { z } from 'zod';
import { database } from '@/lib/outside';

/** The times that the privacy page names (`how-long` in `messages/<locale>/privacy.json`). */
const periods = { days: 365, years: 5, time_zone: 'Asia/Bangkok' };

const count = z.number().int();
const expired = z.object({ inquiries: count, mails: count, orders: count });

/**
 * Deletes what is past its time: inquiries and rows of the outbox after a year, orders five years after their accounting year.
 * @returns how many rows of each @throws DatabaseError
 */
export async function deleteExpired(): Promise<z.infer<typeof expired>> {
  return expired.parse(await (await database()).call('delete_expired', periods));
}

const forgotten = z.object({
  inquiries: count,
  orders: count,
  anonymised: count,
  open: count,
  mails: count,
});

/**
 * Erases what is kept of a person, as PDPA section 33 asks; paid orders stay in the books without the person (docs/decisions/0019).
 * @param who an email address, or the reference of an inquiry or order
 * @returns how many `inquiries`, rejected or cancelled `orders` and `mails` were erased, how many paid orders were `anonymised`,
 *   and how many `open` orders were left alone because someone may have paid them
 * @throws DatabaseError
 */
export async function forget(who: string): Promise<z.infer<typeof forgotten>> {
  return forgotten.parse(await (await database()).call('forget', { who }));
}
