import { jobsAtDesk } from '@/lib/jobs/desk-jobs';
import { today } from '@/lib/services/renewals';
import { type Finding, look, ok } from './finding';

/** After how many days of the calendar somebody must have called about work that is late, or a customer who does not answer. */
const daysToCall = 21;

/** Work that waits for a person: late for long, or waiting for a customer who was reminded for the last time. */
export async function jobFindings(): Promise<Finding[]> {
  const jobs = (await jobsAtDesk()).filter(({ state }) => state !== 'done' && state !== 'cancelled');
  const isLongAgo = (day: string | null) =>
    day !== null && (Date.parse(today()) - Date.parse(day)) / 86_400_000 > daysToCall;
  const wrong = [
    [jobs.filter(({ state, due_on: due }) => state === 'ours' && isLongAgo(due)), 'late'],
    [
      jobs.filter(({ state, stopped_on: since }) => state === 'waiting' && isLongAgo(since)),
      'waiting for the customer',
    ],
  ] as const;
  const found = wrong.flatMap(([late, what]) =>
    late.length > 0
      ? [look('work', `${late.length} ${what} for more than ${daysToCall} days: look at /desk/work`)]
      : [],
  );
  return found.length > 0 ? found : [ok('work', `${jobs.length} under way`)];
}
