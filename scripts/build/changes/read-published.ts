import { existsSync } from 'node:fs';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { pagesTelling } from '@/lib/changes/preview';
import { publishedOf } from '@/lib/changes/published';
import { dataPath, env } from '@/lib/env/env';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { closeOutside, database, joinRunningSite, openDatabase } from '@/lib/outside';
import { listPublications } from '@/lib/publishing/publications';

const answer = z.array(z.object({ field: z.string(), value: z.json(), counts_from: z.string() }));

/** What a database says that was made before there were changes. */
const isUnknown = (error: unknown) =>
  error instanceof Error && 'sqlState' in error && /^(42883|PGRST202)$/.test(String(error.sqlState));

/** Makes no embedded database, and brings none up to date: the version that is built may not serve yet. @returns whether there is one */
async function openAsItIs(): Promise<boolean> {
  if (await joinRunningSite()) return true;
  if (env().DATABASE === 'embedded' && !existsSync(dataPath('db', 'made'))) return false;
  database.provide(await openDatabase());
  return true;
}

/** Since when the newest change is on each page that tells one. */
async function datesOf(changes: z.infer<typeof answer>): Promise<Record<string, string>> {
  const dates: Record<string, string> = {};
  for (const { field, value, counts_from: day } of changes)
    for (const page of await pagesTelling(field, value)) if (day > (dates[page] ?? '')) dates[page] = day;
  return dates;
}

/**
 * What the owner has published and counts today, from the database of the settings.
 * @returns undefined where there is no database yet, or one without changes
 * @throws DatabaseError where it cannot be asked: a build without them would put the site back
 */
export async function readPublished() {
  if (!(await openAsItIs())) return undefined;
  try {
    const day = dayInPattaya(new Date());
    // Asked first: what is published between the two questions is in this build, and reported by the next.
    const [newest] = await listPublications();
    const changes = await askDatabase(answer, 'published_changes', { day });
    const { published, problems } = publishedOf(changes);
    const publication = newest && { publication: { number: newest.number } };
    const dates = problems.length === 0 ? await datesOf(changes) : {};
    return { published: { ...published, ...publication, dates }, problems, count: changes.length };
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  } finally {
    await closeOutside();
  }
}
