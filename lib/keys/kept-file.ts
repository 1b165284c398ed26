import 'server-only';
import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, LoggableError } from '@/lib/log';

/** A key file does not hold a key, as after a disk that was full. */
class KeyFileError extends LoggableError {
  constructor(file: string) {
    super(
      'KeyFileError',
      `${file} does not hold a key. Restore it from a backup; or delete it, and a new one is made, which opens nothing ` +
        'that was encrypted before.',
    );
  }
}

/**
 * The text of a file that only this user may read; made on first use, once even where two begin at the same time, and whole or not at all.
 * @param isSound whether a text can be what was made
 * @throws KeyFileError when what lies there cannot
 */
export async function keptFile(
  file: string,
  make: () => string | Promise<string>,
  isSound: (text: string) => boolean | Promise<boolean>,
): Promise<string> {
  const text = (await readIfThere(file)) ?? (await makeFile(file, await make()));
  if (!(await isSound(text))) throw new KeyFileError(file);
  return text;
}

async function makeFile(file: string, text: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}.part`;
  const part = await open(unfinished, 'wx', 0o600);
  try {
    await part.writeFile(text);
    await part.sync();
    // Unlike a rename, a link leaves alone what another process has made meanwhile.
    await link(unfinished, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await part.close();
    await rm(unfinished, { force: true });
  }
  return readFile(file, 'utf8');
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
