import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a build writes, of which the site is served. */
const made = ['.next', 'published.json'];

/**
 * Builds over the build before, which comes back where that fails.
 * @param build throws where it fails
 * @param folder of the project
 * @returns why it failed
 */
export async function buildInPlace(build: () => void, folder = '.'): Promise<string | undefined> {
  const kept = mkdtempSync(join(tmpdir(), 'build-before-'));
  const copy = (from: string, to: string) => {
    for (const name of made)
      if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
  };
  copy(folder, kept);
  try {
    build();
    return undefined;
  } catch (error) {
    for (const name of made) rmSync(join(folder, name), { recursive: true, force: true });
    copy(kept, folder);
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(kept, { recursive: true });
  }
}
