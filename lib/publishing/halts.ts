import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { isItemId, itemIds } from '@/lib/catalog/items';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { failure, haltProblems } from '@/lib/result';

/** Why an order is not taken at present, as the database answers. */
export const halt = z.enum(haltProblems);

/** What an order is told that is not taken at present: failure `invalid`, with the reason beside its items. */
export function halted(problem: z.infer<typeof halt>) {
  return failure('invalid', { fields: { items: problem } });
}

/** Why no new orders are taken: the words of each stand in `publishing.reasons` of the messages. */
export const haltReasons = ['holiday', 'busy', 'payments', 'prices'] as const;

/** What can be halted: all of the agency for some days, new orders for a reason, or one item. */
export const haltable = [
  'closed',
  ...haltReasons.map((reason) => `checkout ${reason}` as const),
  ...itemIds.map((id) => `item ${id}` as const),
] as const;

const row = z.object({
  id: z.uuid(),
  what: z.string(),
  reason: z.enum(haltReasons).nullable(),
  /** Of closed days, as YYYY-MM-DD. */
  last_day: z.string().nullable(),
  person: z.string(),
  created_at: z.coerce.date(),
  ended_at: z.coerce.date().nullable(),
  ended_by: z.string().nullable(),
});

/** Something that the staff halted; without an end it holds now. */
export type Halt = z.infer<typeof row>;

const halts = z.object({ now: z.array(row), past: z.array(row) });

/** The item that a halt is about; undefined where it is about none, or about one that is sold no more. */
export function haltedItem({ what }: Pick<Halt, 'what'>) {
  return [what.slice('item '.length)].find(isItemId);
}

/** What is halted, and the newest of what was. */
export async function listHalts(): Promise<z.infer<typeof halts>> {
  return askDatabase(halts, 'list_halts', { day: dayInPattaya(new Date()) });
}
