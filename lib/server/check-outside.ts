import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env/env';
import { EnvError } from '@/lib/env/env-error';
import { outboxHealth } from '@/lib/outbox/outbox';
import { identity, slips } from '@/lib/outside';

const lines = z.array(z.string());

/** What the database says of a wrong setting, by SQLSTATE, PostgREST's code or HTTP status. */
const reasons: Readonly<Record<string, string>> = {
  '42501': 'SUPABASE_SECRET_KEY: this key may not run the functions; take a secret key',
  PGRST202: 'SUPABASE_URL: this project lacks the functions; apply the migrations (docs/going-live.md)',
  PGRST301: 'SUPABASE_SECRET_KEY: the project does not know this key',
  'HTTP 401': 'SUPABASE_SECRET_KEY: the project does not know this key',
  'no answer': 'SUPABASE_URL: nobody answers there',
};

/** The setting that says where the database is. */
const places = { supabase: 'SUPABASE_URL', postgres: 'DATABASE_URL', embedded: 'DATA_DIR' } as const;

/**
 * Asks the outside systems of a live site once, so that a wrong key or a missing migration is found by whoever starts the server and
 * not by the first customer.
 * @throws EnvError that names the setting to look at
 */
export async function checkOutside(): Promise<void> {
  const checks = await Promise.allSettled([
    outboxHealth(),
    slips().then((store) => store.check()),
    identity().then((people) => people.check()),
  ]);
  const problems = checks.flatMap((check) => (check.status === 'rejected' ? problemsOf(check.reason) : []));
  if (problems.length > 0) throw new EnvError([...new Set(problems)]);
}

function problemsOf(error: unknown): readonly string[] {
  const said = error instanceof Error && 'problems' in error ? lines.safeParse(error.problems) : undefined;
  return said?.data ?? [problemOf(error)];
}

function problemOf(error: unknown): string {
  const code = error instanceof Error && 'sqlState' in error ? String(error.sqlState) : '';
  const message = error instanceof Error ? error.message : String(error);
  // Words that begin with the setting to look at.
  if (/^[A-Z][A-Z0-9_]+: /.test(message)) return message;
  return (
    (env().DATABASE === 'supabase' ? reasons[code] : undefined) ?? `${places[env().DATABASE]}: ${message}`
  );
}
