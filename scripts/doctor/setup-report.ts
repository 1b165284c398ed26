import { z } from 'zod';
import { database } from '@/lib/outside';

const note = z.object({ value: z.string(), seconds: z.number() });

const report = z.object({
  server: z.string(),
  migrations: z.array(z.string()).nullable(),
  open: z.array(z.string()),
  bucket: z
    .object({ public: z.boolean(), bytes: z.number().nullable(), types: z.array(z.string()).nullable() })
    .nullable(),
  policies: z.array(z.string()).nullable(),
  cron_missing: z.array(z.string()),
  jobs: z.array(z.string()).nullable(),
  last_job: z.object({ seconds: z.number(), status: z.string() }).nullable(),
  notes: z.record(z.string(), note),
});

/** How the database says that it is set up (`setup_report` in supabase/migrations). */
export type SetupReport = z.infer<typeof report>;

/** What PostgREST and PostgreSQL say of a function that is not there. */
const isUnknownFunction = (code: string) => code === 'PGRST202' || code === '42883';

/** @returns undefined where the database has no such function yet @throws DatabaseError */
export async function setupReport(): Promise<SetupReport | undefined> {
  try {
    return report.parse(await (await database()).call('setup_report', {}));
  } catch (error) {
    if (error instanceof Error && 'sqlState' in error && isUnknownFunction(String(error.sqlState)))
      return undefined;
    throw error;
  }
}
