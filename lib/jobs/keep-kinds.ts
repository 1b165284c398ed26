import 'server-only';
import { decisions } from '@/lib/company/company';
import { decided } from '@/lib/company/decision';
import { daysOff, lastWorkingDay } from '@/lib/company/opening-hours';
import type { Json } from '@/lib/database/database';
import { database } from '@/lib/outside';
import { jobsOfItems, jobsOfTypes, type Stage } from './kinds';

/** What may become a job, by item or type. */
export const jobKinds = { ...jobsOfTypes, ...jobsOfItems };

/** Tells the database what becomes a job as soon as it is paid, in what stages, and on which days nobody works. */
export async function keepJobKinds(): Promise<void> {
  const kinds: Json[] = Object.entries(jobKinds).map(([key, { kind, stages, rounds }]) => ({
    key,
    kind,
    stages: stages.flatMap(keptStage),
    rounds,
  }));
  await (await database()).call('keep_job_kinds', {
    kinds,
    week: lastWorkingDay(),
    days_off: [...daysOff()],
  });
}

/** A stage as the database keeps it: of fixes how many months they last, and none where that is open. */
function keptStage({ fixes, ...stage }: Stage): Json[] {
  if (fixes === undefined) return [stage];
  const months = decided(decisions[fixes]);
  return months === undefined ? [] : [{ ...stage, months }];
}
