import 'server-only';
import { z } from 'zod';
import { database } from '@/lib/outside';

/** What is noted when it was done, for `npm run doctor` to look at. */
type Done = 'chores' | 'backup' | 'restore drill' | 'live site';

/** Notes that something was done just now. @param value a word on it, without personal data @throws DatabaseError */
export async function noteDone(name: Done, value = ''): Promise<void> {
  await (await database()).call('note_site', { name, value });
}

const report = z.object({ notes: z.record(z.string(), z.object({ value: z.string() })) });

/** The address of the live site that these rows belong to, if one has ever started on them. @throws DatabaseError */
export async function liveSite(): Promise<string | undefined> {
  return report.parse(await (await database()).call('setup_report', {})).notes['live site']?.value;
}
