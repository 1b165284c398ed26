import 'server-only';
import { database } from '@/lib/outside';

/** What is noted when it was done, for `npm run doctor` to look at. */
type Done = 'chores' | 'backup' | 'restore drill';

/** Notes that something was done just now. @param value a word on it, without personal data @throws DatabaseError */
export async function noteDone(name: Done, value = ''): Promise<void> {
  await (await database()).call('note_site', { name, value });
}
