import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import { today } from '@/lib/i18n/pattaya-time';

const reminded = z.object({ reminded: z.number().int() });

/** Reminds customers of what we have been waiting for, after 3, 7 and 14 days. @returns how many */
export async function remindOfJobs(): Promise<number> {
  const args = { day: today(), agency: agencyAddress() };
  return (await askDatabase(reminded, 'remind_of_jobs', args)).reminded;
}
