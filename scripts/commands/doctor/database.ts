import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import { env } from '@/lib/env/env';
import { checkOutside } from '@/lib/server/check-outside';
import { databaseTrip } from '@/lib/server/site-report';
import { type Asked, ask } from './ask';
import { either, type Finding, look, mend, ok } from './finding';
import { noteFindings } from './notes';
import { type SetupReport, setupReport } from './setup-report';

/** One answer from the other side of an ocean takes longer, in milliseconds. */
export const nearby = 60;

/** Whether the database answers, how far it is, and how it is set up. */
export async function databaseFindings(): Promise<Finding[]> {
  try {
    await checkOutside();
  } catch (error) {
    if (error instanceof Error && 'problems' in error)
      return z
        .array(z.string())
        .parse(error.problems)
        .map((problem) => mend(problem.split(':')[0] ?? 'DATABASE', problem.replace(/^\w+: /, '')));
    throw error;
  }
  const report = await setupReport();
  if (report === undefined) return [mend('migrations', `the last ones were not applied: ${howToApply()}`)];
  return [
    await distanceFinding(report.server),
    await migrationFinding(report.migrations),
    either(
      report.open.length === 0,
      'database rights',
      'tables and functions are closed to the public keys',
      `the public keys reach ${report.open.join(', ')}: revoke that, or apply the migrations on a new project`,
    ),
    ...bucketFindings(report),
    ...(await publicKeyFindings()),
    ...noteFindings(report),
  ];
}

function howToApply(): string {
  return env().DATABASE === 'supabase'
    ? 'npx supabase db push --remote (docs/going-live.md)'
    : 'start the site once';
}

async function distanceFinding(server: string): Promise<Finding> {
  const median = await databaseTrip();
  const said = `PostgreSQL ${server} answers in ${median} ms`;
  return median <= nearby
    ? ok('database', said)
    : look('database', `${said} from here; the site’s own way to it is below`);
}

async function migrationFinding(applied: string[] | null): Promise<Finding> {
  if (applied === null)
    return look('migrations', 'nobody kept a list; the newest one is there, since it was just asked');
  const files = (await readdir('supabase/migrations')).map((file) => file.replace(/_.*$/, ''));
  const missing = files.filter((version) => !applied.includes(version));
  const strange = applied.filter((version) => !files.includes(version));
  if (missing.length > 0) return mend('migrations', `${missing.join(', ')} not applied: ${howToApply()}`);
  return either(
    strange.length === 0,
    'migrations',
    `all ${files.length} are applied`,
    `${strange.join(', ')} are applied, and no files of this release: is the release an old one?`,
  );
}

function bucketFindings({ bucket, policies }: SetupReport): Finding[] {
  if (env().DATABASE !== 'supabase') return [];
  if (bucket === null) return [look('bucket', 'its size and types cannot be read')];
  if (bucket.public) return [mend('bucket', 'payment-slips is public: switch that off under Storage')];
  return [
    either(
      bucket.bytes === 4 * 1024 * 1024 && (bucket.types ?? []).length === 4,
      'bucket',
      'payment-slips is private, and takes pictures and chunks of files up to 4 MB',
      'payment-slips has lost its limit of size or types: set 4 MB, and image/jpeg, image/png, image/webp, application/octet-stream',
    ),
    either(
      (policies ?? []).length === 0,
      'bucket rights',
      'no policy lets the public keys in',
      `the policies ${(policies ?? []).join(', ')} let the public keys in: delete them`,
    ),
  ];
}

/** What the publishable key reaches, asked with it. */
async function publicKeyFindings(): Promise<Finding[]> {
  const { DATABASE, SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = env();
  if (DATABASE !== 'supabase' || key === undefined) return [];
  const headers = { apikey: key, 'content-type': 'application/json' };
  const asked: [string, Promise<Asked | string>][] = [
    ['orders', ask(`${url}/rest/v1/orders?limit=1`, { headers })],
    [
      'outbox_health',
      ask(`${url}/rest/v1/rpc/outbox_health`, { method: 'POST', headers, body: '{"args":{}}' }),
    ],
  ];
  const reached: string[] = [];
  for (const [name, asking] of asked) {
    const answer = await asking;
    if (typeof answer !== 'string' && answer.status < 400) reached.push(name);
  }
  return [
    either(
      reached.length === 0,
      'SUPABASE_PUBLISHABLE_KEY',
      'reaches nothing of ours',
      `reaches ${reached.join(' and ')}: anybody could read orders; take the site down, and revoke that`,
    ),
  ];
}
