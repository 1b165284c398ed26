import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { daysBetween, today } from '@/lib/i18n/pattaya-time';
import { type ListedJob, listedJob, shownJob } from './job';
import { isInFixes } from './job-way';

/** The jobs that are not over, or ended in the last two weeks, those that are due first before the others. */
export const jobsAtDesk = cache(
  (): Promise<ListedJob[]> => askDatabase(z.array(listedJob), 'desk_jobs', { day: today() }),
);

const ofOrder = listedJob.extend({ line: z.number().int() });

/** The jobs of an order, by its lines. */
export async function jobsOfOrder(reference: string): Promise<z.infer<typeof ofOrder>[]> {
  return askDatabase(z.array(ofOrder), 'jobs_of_order', { reference });
}

const atDesk = listedJob.extend(shownJob.shape).extend({
  may_undo: z.boolean(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  customer_address: z.string().nullable(),
  company_tax_id: z.string().nullable(),
  locale: z.string(),
});

export type JobAtDesk = z.infer<typeof atDesk>;

/** A job with its history; undefined where there is none. */
export async function jobAtDesk(job: string): Promise<JobAtDesk | undefined> {
  if (!z.uuid().safeParse(job).success) return undefined;
  return (await askDatabase(atDesk.nullable(), 'desk_job', { job })) ?? undefined;
}

/** Under which heading a job stands. */
export type JobGroup = 'said' | 'late' | 'week' | 'later' | 'waiting' | 'paused' | 'over';

/** Where a job belongs in the list of a day, as YYYY-MM-DD; the week is the next seven days. What we wait for may have come as files, and a fault on the phone. */
export function groupOfJob(job: ListedJob, day: string, newFiles = 0): JobGroup {
  const { state, due_on: due, said } = job;
  if (state === 'done' || state === 'cancelled') return 'over';
  if (state === 'waiting' && newFiles > 0) return 'said';
  if (state === 'paused' || state === 'waiting') return state;
  if (due !== null && due < day) return 'late';
  if (said !== null || isInFixes(job)) return 'said';
  return due !== null && daysBetween(day, due) <= 7 ? 'week' : 'later';
}

/** How many jobs are each person's turn, the most first; those that nobody has come under null. */
export function loadOf(jobs: readonly ListedJob[]): [person: string | null, jobs: number][] {
  const load = new Map<string | null, number>();
  for (const { assignee, state } of jobs)
    if (state === 'ours') load.set(assignee, (load.get(assignee) ?? 0) + 1);
  return [...load].sort(([, one], [, other]) => other - one);
}
