import 'server-only';
import { z } from 'zod';
import type { Json } from '@/lib/database/database';
import { database } from '@/lib/outside';

/** What is noted when it was done, for `npm run doctor` to look at. */
type Done = 'chores' | 'backup' | 'restore drill' | 'live site';

/** Notes that something was done just now. @param value a word on it, without personal data */
export async function noteDone(name: Done, value = ''): Promise<void> {
  await (await database()).call('note_site', { name, value });
}

const report = z.object({ notes: z.record(z.string(), z.object({ value: z.string() })) });

/** What PostgREST and PostgreSQL say of a function that is not there. */
const unknownFunction = ['PGRST202', '42883'];

/**
 * How the database says that it is set up (`setup_report` in supabase/migrations).
 * @returns undefined where it has no such function yet
 */
export async function askSetupReport(): Promise<Json | undefined> {
  try {
    return await (await database()).call('setup_report', {});
  } catch (error) {
    if (error instanceof Error && 'sqlState' in error && unknownFunction.includes(String(error.sqlState)))
      return undefined;
    throw error;
  }
}

/** The address of the live site that these rows belong to, if one has ever started on them. */
export async function liveSite(): Promise<string | undefined> {
  const asked = await askSetupReport();
  return asked === undefined ? undefined : report.parse(asked).notes['live site']?.value;
}
