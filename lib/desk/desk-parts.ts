import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { failure, type Result, success } from '@/lib/result';
import type { FormAtDesk } from './at-desk';
import { atOrder, type DeskResult } from './desk-answer';

/** Which part, and whether it is due now or, after all, not yet. */
export const partForm = z.object({
  place: z.coerce.number().int(),
  call: z.enum(['due', 'not-due']),
});

const answer = z.object({
  outcome: z.enum(['changed', 'unchanged', 'refused', 'not-found']),
  mailed: z.boolean().default(false),
});

/**
 * Says that the hand-over has come for which a part of a payment waits, or takes that back; the customer gets a mail after five minutes.
 * @returns failure `not-found`
 */
export async function callPartAtDesk({
  reference,
  person,
  form: { place, call },
}: FormAtDesk<typeof partForm>): Promise<Result<DeskResult>> {
  const isDue = call === 'due';
  const { outcome, mailed } = await askDatabase(answer, 'call_part', {
    reference,
    place,
    is_due: isDue,
    person,
  });
  if (outcome === 'not-found') return failure('not-found');
  if (outcome === 'refused') return success(atOrder(reference, 'part-refused'));
  return success(atOrder(reference, isDue ? (mailed ? 'part-called' : 'part-quiet') : 'part-back'));
}
