import { z } from 'zod';
import { askSetupReport } from '@/lib/server/site-notes';

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

/** @returns undefined where the database has no such function yet */
export async function setupReport(): Promise<SetupReport | undefined> {
  const asked = await askSetupReport();
  return asked === undefined ? undefined : report.parse(asked);
}
