import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import { optionalTextField, textField } from '@/lib/fields/fields';
import { today } from '@/lib/i18n/pattaya-time';
import type { OrderProof } from '@/lib/orders/own-order';
import { failure, type Result, success } from '@/lib/result';
import { jobOutcome, type ShownJob, shownJob } from './job';

/** The jobs of an order, or those of an address that are not over. */
export async function ownJobs(proof: OrderProof | { email: string }): Promise<ShownJob[]> {
  return askDatabase(z.array(shownJob), 'own_jobs', proof);
}

/** What a customer says to a draft, or to what is done: the version that they saw, their name, and what is to be changed or put right. */
export const ownJobForm = z
  .object({
    move: z.enum(['yes', 'change', 'fix']),
    seen: z.coerce.number().int(),
    name: textField({ max: 100 }),
    words: optionalTextField({ max: 2000, isMultiline: true }),
  })
  .refine(({ move, words }) => move === 'yes' || words !== '', { path: ['words'], message: 'required' });

export type OwnJobRequest = { proof: OrderProof; job: string; form: z.infer<typeof ownJobForm> };

/** What the page says then. */
export type OwnJobResult = { reference: string; flash: 'job-yes' | 'job-change' | 'job-fix' };

/**
 * Takes a customer's yes, what is to be changed, or a fault of what is done, and tells the agency.
 * @returns failures `not-found` (not their job), `conflict` (there is something else to look at by now, or nothing)
 */
export async function answerDraft({ proof, job, form }: OwnJobRequest): Promise<Result<OwnJobResult>> {
  if (!z.uuid().safeParse(job).success) return failure('not-found');
  const { move, seen, name, words } = form;
  const { outcome } = await askDatabase(jobOutcome, 'move_own_job', {
    ...proof,
    job,
    move,
    seen,
    name,
    words: move === 'yes' ? null : words,
    day: today(),
    agency: agencyAddress(),
  });
  if (outcome === 'not-found') return failure('not-found');
  if (outcome !== 'changed') return failure('conflict');
  return success({ reference: proof.reference, flash: `job-${move}` });
}
