import 'server-only';
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { dataPath, env } from '@/lib/env/env';
import { LoggableError, logError } from '@/lib/log';

/** Why a publication came to nothing, where the site or the database says it; a build that fails says it in its own words. */
export const buildFailures = [
  'no-hook',
  'hook-refused',
  'hook-silent',
  'by-hand',
  'not-taken',
  'late',
] as const;

export type BuildFailure = (typeof buildFailures)[number];

/** How long the platform may take to answer, in milliseconds. */
const patience = 10_000;

/** The file in `DATA_DIR` that asks a server of one's own for a build: systemd looks for it (deploy/systemd), and takes it away. */
const askingFile = 'publish';

/**
 * Asks for a build where the site lives: by the hook of the platform, else by a file that the server's release script waits for. Where nothing
 * builds by itself, as in containers, nobody is asked.
 * @returns why that failed, as one of {@link buildFailures}
 * @throws DatabaseError, or what a folder that cannot be written throws
 */
export async function askForBuild(number: number): Promise<BuildFailure | undefined> {
  const { PUBLISH_HOOK, isVercel } = env();
  if (PUBLISH_HOOK === 'none') return 'by-hand';
  if (PUBLISH_HOOK) return callHook(PUBLISH_HOOK);
  if (isVercel) return 'no-hook';
  await writeFile(dataPath(askingFile), `${number}\n`);
  return undefined;
}

async function callHook(address: string): Promise<BuildFailure | undefined> {
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    if (ok) {
      await askDatabase(z.object({ number: z.number() }), 'build_started');
      return undefined;
    }
    logError('publish', new LoggableError('Hook', `answered ${status}`));
    return 'hook-refused';
  } catch (error) {
    // The address is a secret, which the error of a request may name.
    logError('publish', new LoggableError('Hook', error instanceof Error ? error.name : 'no answer'));
    return 'hook-silent';
  }
}
