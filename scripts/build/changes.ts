/**
 * The first step of `npm run build`: writes what the owner has published into `published.json`, which the build puts into the code (record 0058).
 * With --print it is printed instead, for a build elsewhere that has no database.
 */

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { examined } from '@/lib/env/env';
import { fail, print } from '../terminal';
import { readPublished } from './changes/read-published';

const file = 'published.json';
const isPrinted = process.argv.includes('--print');
const isApart = process.env.BUILD_APART === 'yes' && !process.env.VERCEL;

if (isApart && !isPrinted)
  print(existsSync(file) ? `changes: those of ${file}` : 'changes: none, since this build has no database');
else await write();

async function write(): Promise<void> {
  // Their problems are told by the steps that need them.
  const found = examined().problems.length > 0 ? undefined : await readPublished();
  if (found && found.problems.length > 0)
    return fail(
      `The build cannot take what was published:\n${found.problems.map((line) => `  - ${line}`).join('\n')}\n`,
    );
  const text = JSON.stringify(found?.published ?? {}, undefined, 2);
  if (isPrinted) return print(text);
  if (found) writeFileSync(file, text);
  else rmSync(file, { force: true });
  print(found ? `changes: ${found.count} published ones` : 'changes: none, since there is no database yet');
}
