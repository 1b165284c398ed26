import { env } from '@/lib/env/env';
import { either, type Finding, look, mend } from './finding';
import type { SetupReport } from './setup-report';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Chores are done each minute; a backup is made each night; a drill is due each quarter. */
const limits = { chores: 10 * minute, backup: 26 * hour, drill: 100 * day };

/** When chores, backups and drills were last done. */
export function noteFindings({ notes, cron_missing, jobs, last_job }: SetupReport): Finding[] {
  const { isLive, isVercel } = env();
  if (!isLive) return [];
  const age = (name: string) => notes[name]?.seconds;
  const backup = age('backup');
  const drill = age('restore drill');
  return [
    choreFinding(age('chores'), isVercel ? cron_missing : undefined, jobs),
    ...(last_job && last_job.status === 'failed'
      ? [mend('chores of the database', 'the last call failed: look into cron.job_run_details')]
      : []),
    either(
      backup !== undefined && backup <= limits.backup,
      'backup',
      `was made ${ageText(backup)} ago`,
      backup === undefined
        ? 'none was made yet: npm run backup, and each night'
        : `the last is of ${ageText(backup)} ago: does the nightly one still run?`,
    ),
    drill !== undefined && drill <= limits.drill
      ? { state: 'ok', name: 'restore drill', say: `was done ${ageText(drill)} ago` }
      : look('restore drill', 'is due: docs/operating.md, A restore'),
  ];
}

function choreFinding(
  seconds: number | undefined,
  missing: readonly string[] | undefined,
  jobs: readonly string[] | null,
): Finding {
  if (seconds !== undefined && seconds <= limits.chores)
    return { state: 'ok', name: 'chores', say: `were done ${ageText(seconds)} ago` };
  const when = seconds === undefined ? 'were never done' : `were last done ${ageText(seconds)} ago`;
  if (missing === undefined) return mend('chores', `${when}: does the site run?`);
  if (missing.length > 0)
    return mend('chores', `${when}; the database cannot call for them, for lack of ${missing.join(', ')}`);
  return mend(
    'chores',
    (jobs ?? []).length === 0
      ? `${when}: run “select public.schedule_chores();” in the SQL editor`
      : `${when}, though the database calls for them: are site_url and cron_secret in the vault right?`,
  );
}

function ageText(seconds = 0): string {
  if (seconds < 2 * minute) return `${seconds} seconds`;
  if (seconds < 2 * hour) return `${Math.round(seconds / minute)} minutes`;
  return seconds < 2 * day ? `${Math.round(seconds / hour)} hours` : `${Math.round(seconds / day)} days`;
}
