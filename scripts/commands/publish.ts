/**
 * Publishes what was saved at the desk: asks for a build where the site has somebody who makes it, else builds here.
 *   npm run publish -- --by NAME
 * For deploy/publish.sh: `building` takes up what was asked for and prints its number, `failed NUMBER REASON` says why it came to nothing.
 */

import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { parseArgs } from 'node:util';
import { agencyLocale } from '@/lib/company/agency';
import { env } from '@/lib/env/env';
import { translator } from '@/lib/i18n/translator';
import { closeOutside, joinRunningSite } from '@/lib/outside';
import { askForBuild } from '@/lib/publishing/ask-for-build';
import { publish, tellBuilding, tellFailed } from '@/lib/publishing/publications';
import { fail, onDatabase, print } from '../terminal';
import { buildInPlace } from './publish/build-in-place';

const text = await translator(agencyLocale(), 'publishing');
const { values, positionals } = read();
const [command, number, reason] = positionals;

if (command === 'building') await onDatabase(async () => print(String(await tellBuilding())));
else if (command === 'failed' && number && reason) await onDatabase(() => tellFailed(Number(number), reason));
else if (!command && values.by) await release(values.by);
else fail(text('command.usage'));

function read() {
  return parseArgs({ options: { by: { type: 'string' } }, allowPositionals: true });
}

/** Whether somebody else builds: a platform, or the release script of a server whose folders this user cannot write. */
function isBuiltElsewhere(): boolean {
  if (env().PUBLISH_HOOK) return true;
  try {
    accessSync('.', constants.W_OK);
    return false;
  } catch {
    return true;
  }
}

async function release(person: string): Promise<void> {
  const isElsewhere = isBuiltElsewhere();
  let asked: Awaited<ReturnType<typeof publish>> | undefined;
  await onDatabase(async () => {
    asked = await publish(person, isElsewhere ? askForBuild : async () => undefined);
    if (!isElsewhere) await tellBuilding();
  });
  // Where the database was out of reach that is told by now.
  if (asked?.number === undefined) return;
  const { number } = asked;
  if (asked.outcome === 'failed')
    return fail(text('command.notStarted', { number, reason: text(`failed.${asked.reason}`) }));
  if (isElsewhere) return print(text('command.asked', { number }));
  // The build asks the database itself, so it is closed by now.
  const failed = await buildInPlace(() => void execFileSync('npm', ['run', 'build'], { stdio: 'inherit' }));
  if (failed === undefined) return print(text('command.built', { number }));
  await joinRunningSite();
  await tellFailed(number, failed);
  await closeOutside();
  fail(text('command.failed', { number, reason: failed }));
}
