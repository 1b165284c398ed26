import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'site-kept-';

/** How long a folder is kept that no run uses any more, in milliseconds. */
const kept = 7 * 24 * 60 * 60 * 1000;

/**
 * A folder that takes long to make, and stays for later runs as long as what it is made of is the same; of runs that begin at once each
 * makes its own, and one stays.
 * @param sources files and folders whose bytes decide what comes out
 * @param make fills an empty folder
 * @returns the folder, which nobody may write into
 */
export async function keptFolder(
  name: string,
  sources: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn)) hash.update(`${file} `).update(readFileSync(file));
  const folder = join(tmpdir(), `${prefix}${name}-${hash.digest('hex').slice(0, 16)}`);
  await removeOld();
  if (!existsSync(folder)) {
    const own = await mkdtemp(join(tmpdir(), 'site-test-'));
    await make(own);
    await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }));
  }
  await utimes(folder, new Date(), new Date());
  return folder;
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}

async function removeOld(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > kept) await rm(folder, { recursive: true, force: true });
  }
}
