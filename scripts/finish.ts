/** The last step of `npm run build` (docs/decisions/0021); FINISH=off leaves the pages as Next writes them. */
import { finishBuild } from './finish/finish-build';
import { writeSiteFolder } from './finish/site-folder';
import { print } from './terminal';

const distDir = '.next';

if (process.env.FINISH !== 'off')
  print(`finished the pages; ${(await finishBuild(distDir)).length} files come with them`);
// Vercel compresses by itself.
if (!process.env.VERCEL) await writeSiteFolder(distDir);
