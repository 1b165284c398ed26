import 'server-only';
import { z } from 'zod';
import { database, slips } from '@/lib/outside';

const kept = z.record(z.string(), z.json());
const copy = z.object({
  orders: z.array(kept.and(z.object({ slips: z.array(kept.and(z.object({ path: z.string() }))) }))),
  inquiries: z.array(kept),
  mails: z.array(kept),
});

/** A picture that belongs to a copy. */
type CopiedSlip = { path: string; bytes: Uint8Array };

/**
 * A copy of everything that is kept of a person, as PDPA section 30 asks; what of it is nobody else's business stays out: hashes, keys, and who
 * of the agency did what.
 * @param who an email address, or the reference of an inquiry or order
 * @returns the rows, and the pictures of the slips @throws DatabaseError, SlipStoreError
 */
export async function copyOfPerson(
  who: string,
): Promise<{ rows: z.infer<typeof copy>; slips: CopiedSlip[] }> {
  const rows = copy.parse(await (await database()).call('person_copy', { who }));
  const store = await slips();
  const found: CopiedSlip[] = [];
  for (const { path } of rows.orders.flatMap((order) => order.slips)) {
    const bytes = await store.read(path);
    if (bytes) found.push({ path, bytes });
  }
  return { rows, slips: found };
}
