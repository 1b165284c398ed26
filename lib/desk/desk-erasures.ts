import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { noteField } from '@/lib/fields/fields';
import { identity } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { FormAtDesk } from './at-desk';
import { atOrder, type DeskResult } from './desk-answer';

/** Whether a request to be erased is granted; who declines says why. */
export const erasureForm = z
  .object({ what: z.enum(['confirm', 'decline']), note: noteField })
  .refine(({ what, note }) => what === 'confirm' || note, { path: ['note'], error: 'required' });

const requests = z.array(z.object({ reference: z.string(), asked_at: z.coerce.date() }));

/** The orders on whose pages somebody asks to be erased and has proved the address, the oldest request first. */
export async function erasuresAsked(): Promise<z.infer<typeof requests>> {
  return askDatabase(requests, 'erasures_asked');
}

const asked = z.object({
  outcome: z.enum(['proved', 'unproved', 'open', 'outdated', 'not-found']),
  email: z.string().optional(),
});
const settled = z.object({
  outcome: z.enum(['erased', 'declined', 'unproved', 'open', 'outdated', 'not-found']),
});

/**
 * Confirms or declines that a customer is erased; the customer gets a mail either way. Nothing is erased before the address
 * has confirmed the request (`flash` is `erasure-unproved`), and while an order of the customer may still have been paid (`erasure-open`).
 * @returns failure `not-found` @throws DatabaseError, IdentityError: nothing of the orders was erased then
 */
export async function settleErasure({
  reference,
  person,
  form,
}: FormAtDesk<typeof erasureForm>): Promise<Result<DeskResult>> {
  const outcome =
    form.what === 'confirm'
      ? await confirm(reference)
      : await decline({ reference, person, note: form.note });
  if (outcome === 'not-found') return failure('not-found');
  if (outcome === 'erased') return success({ page: livePaths.desk, flash: 'erased' });
  return success(atOrder(reference, `erasure-${outcome}`));
}

async function confirm(reference: string) {
  const { outcome, email } = await askDatabase(asked, 'asked_erasure', { reference });
  if (outcome !== 'proved') return outcome;
  // First, since it can be done again: once the orders are erased nobody knows the address any more.
  if (email !== undefined) await (await identity()).forget(email);
  return (await askDatabase(settled, 'confirm_erasure', { reference })).outcome;
}

async function decline(request: { reference: string; person: string; note: string }) {
  return (await askDatabase(settled, 'decline_erasure', request)).outcome;
}
