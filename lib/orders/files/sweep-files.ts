import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { fileDays, fileWarningDays, strayPictureHours } from '@/lib/company/periods';
import { slips } from '@/lib/outside';

const pathsPerCall = 200;

const ended = z.object({ ended: z.number().int(), told: z.number().int() });
const stray = z.object({ paths: z.array(z.string()) });
const forgotten = z.object({ forgotten: z.number().int() });

/**
 * Ends files whose time is over, tells customers before, and removes the bytes of those that are gone: their rows go last, so that what is
 * cut off is done the next time.
 * @returns how many files ended, and how many orders were told @throws SlipStoreError
 */
export async function sweepFiles(): Promise<z.infer<typeof ended>> {
  const args = { hours: strayPictureHours, days: fileDays, told_days: fileWarningDays };
  const counts = await askDatabase(ended, 'end_files', args);
  const store = await slips();
  for (;;) {
    const { paths } = await askDatabase(stray, 'stray_chunks', { max: pathsPerCall });
    if (paths.length === 0) return counts;
    await store.remove(...paths);
    await askDatabase(forgotten, 'forget_chunks', { paths });
  }
}
