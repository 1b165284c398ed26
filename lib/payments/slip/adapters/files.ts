import 'server-only';
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@/lib/log';
import { isStoredPath, type SlipStore, SlipStoreError } from '../slip-store';

/** What is written to see whether the disk has room: more than a file system keeps beside the name of a file. */
const checkedBytes = 64 * 1024;

/** Keeps slips as files of a folder that only this user may read. */
export function openSlipFolder(folder: string): SlipStore {
  return {
    put: (path, { bytes }) =>
      attempt('store', async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = await open(fileOf(folder, path), 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } catch (error) {
          await rm(fileOf(folder, path), { force: true });
          throw error;
        } finally {
          await file.close();
        }
      }),
    read: (path) =>
      attempt('read', async () => {
        try {
          return await readFile(fileOf(folder, path));
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),
    remove: (...paths) =>
      attempt('remove', async () => {
        for (const path of paths) await rm(fileOf(folder, path), { force: true });
      }),
    link: async () => undefined,
    list: () =>
      attempt('list', async () => {
        try {
          return (await readdir(folder)).filter(isStoredPath);
        } catch (error) {
          if (isMissing(error)) return [];
          throw error;
        }
      }),
    check: () =>
      attempt('keep', async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = join(folder, '.check');
        try {
          await writeFile(file, new Uint8Array(checkedBytes), { mode: 0o600 });
        } finally {
          await rm(file, { force: true });
        }
      }),
  };
}

function fileOf(folder: string, path: string): string {
  if (!isStoredPath(path)) throw new SlipStoreError('not a slip path');
  return join(folder, path);
}

function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}

async function attempt<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new SlipStoreError(`could not ${what} a slip (${errorCode(error)})`, { cause: error });
  }
}
