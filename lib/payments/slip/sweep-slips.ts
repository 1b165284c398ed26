import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { strayPictureHours } from '@/lib/company/periods';
import { slips } from '@/lib/outside';
import { SlipStoreError, slipTime } from './slip-store';

const pathsPerCall = 500;

const answer = z.object({ paths: z.array(z.string()) });

/** Servers die now and then: where more slips than this, and more than half of all, belong to no order, the database is another one's. */
const maxOrphans = 50;

/**
 * Removes slips that belong to no order: what is left when a server dies, or an answer is lost, between slip and order, which is written right
 * after it or never.
 * @returns how many were removed
 * @throws SlipStoreError
 */
export async function sweepSlips(now = new Date()): Promise<number> {
  const store = await slips();
  const latest = now.getTime() - strayPictureHours * 60 * 60 * 1000;
  const old = (await store.list()).filter((path) => slipTime(path).getTime() < latest);
  const orphans: string[] = [];
  for (let start = 0; start < old.length; start += pathsPerCall) {
    const paths = old.slice(start, start + pathsPerCall);
    orphans.push(...(await askDatabase(answer, 'slips_without_order', { paths })).paths);
  }
  if (orphans.length > maxOrphans && orphans.length > old.length / 2)
    throw new SlipStoreError(
      `${orphans.length} of ${old.length} slips belong to no order of this database: is it theirs? None was removed`,
    );
  if (orphans.length > 0) await store.remove(...orphans);
  return orphans.length;
}
