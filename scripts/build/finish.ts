/** The last step of `npm run build` (docs/decisions/0021); FINISH=off leaves the pages as Next writes them. */

import { print } from '../terminal';
import { finishBuild } from './finish/finish-build';
import { writeSiteFolder } from './finish/site-folder';

const distDir = '.next';

// As in the build itself: it knows the public address, and needs no secret.
process.env.NEXT_PHASE ??= 'phase-production-build';

if (process.env.FINISH !== 'off')
  print(`finished the pages; ${(await finishBuild(distDir)).length} files come with them`);
// Vercel compresses by itself.
if (!process.env.VERCEL) await writeSiteFolder(distDir);
