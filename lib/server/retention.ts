import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { bookYears, recordYears, visitYears } from '@/lib/company/periods';
import { identity } from '@/lib/outside';

const periods = {
  days: 365 * recordYears,
  years: bookYears,
  visit_years: visitYears,
  time_zone: 'Asia/Bangkok',
};

const count = z.number().int();
const expired = z.object({ inquiries: count, mails: count, orders: count, keys: count });
const signIns = z.object({ deleted: count });

/**
 * Deletes what is past its time: inquiries and rows of the outbox after a year, orders five years after their accounting
 * year, counts of visits after three years, keys to the pages of orders once they open nothing, and sessions and proofs that the site keeps itself once they are over.
 * @returns how many rows of each
 */
export async function deleteExpired(): Promise<z.infer<typeof expired> & { signIns: number }> {
  const rows = await askDatabase(expired, 'delete_expired', periods);
  const { deleted } = await askDatabase(signIns, 'delete_sign_ins', { email: null });
  return { ...rows, signIns: deleted };
}

const forgotten = z.object({
  inquiries: count,
  orders: count,
  anonymised: count,
  open: count,
  mails: count,
  quotes: count,
  services: count,
});

/**
 * Erases what is kept of a person, as PDPA section 33 asks, and ends their sign-ins where they are named by their address; paid orders stay in the books without the person (docs/decisions/0019).
 * @param who an email address, or the reference of an inquiry or order
 * @returns how many `inquiries`, rejected or cancelled `orders` and `mails` were erased, how many paid orders were `anonymised`, how
 *   many `quotes` lost their customer, how many `services` were deleted, and how many `open` orders were left alone because someone may have paid them
 * @throws DatabaseError, IdentityError: nothing was erased then
 */
export async function forget(who: string): Promise<z.infer<typeof forgotten>> {
  if (who.includes('@')) await (await identity()).forget(who.trim().toLowerCase());
  return askDatabase(forgotten, 'forget', { who });
}
