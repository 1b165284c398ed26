/** Tells search engines which pages changed: npm run indexnow, or npm run indexnow -- 2026-11-01; without INDEXNOW_KEY nobody is told. */
import { announceChanges, keyFile } from '@/lib/machine-readable/indexnow';
import { fail, print } from '../terminal';

// As in the build: it knows the public address, and needs no secret.
process.env.NEXT_PHASE ??= 'phase-production-build';

const day = 24 * 60 * 60 * 1000;
const yesterday = new Date(Date.now() - day).toISOString().slice(0, 10);

if (keyFile()) {
  const announced = await announceChanges(process.argv[2] ?? yesterday);
  if ('refused' in announced) fail(`IndexNow answered ${announced.refused}`);
  else print(`told of ${announced.told} pages`);
} else print('INDEXNOW_KEY is not set: nobody is told');
