import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DamagedFolderError, openEmbeddedDatabase } from '@/lib/database/adapters/embedded';
import { FolderLockedError, lockFolder } from '@/lib/database/adapters/folder-lock';
import { borrowFolder, serveFolder } from '@/lib/database/adapters/folder-socket';
import { copyEmbeddedDatabase } from '../support/database-templates';
import { temporaryFolder } from '../support/temporary-folder';

const nothing = { call: async () => null };

async function emptyFolder(): Promise<string> {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  return folder;
}

/** A folder that was locked by the first process of another container on this machine, which has this host name or another. */
async function lockedElsewhere({ host }: { host?: string } = {}): Promise<string> {
  const folder = await emptyFolder();
  const release = await lockFolder(folder);
  const mine = JSON.parse(await readFile(join(folder, 'lock'), 'utf8'));
  release();
  const owner = { ...mine, pid: 1, startedAt: '7', namespace: 'pid:[1]', ...(host && { host }) };
  await writeFile(join(folder, 'lock'), JSON.stringify(owner));
  return folder;
}

describe.skipIf(process.platform !== 'linux')(
  'a folder that another container of this machine locked',
  () => {
    it('is refused while that container answers, though its number means nobody here', async () => {
      const folder = await lockedElsewhere();
      onTestFinished(serveFolder(folder, nothing));
      await expect(lockFolder(folder, 0)).rejects.toThrow(FolderLockedError);
    });

    it.each([{}, { host: 'the-container-before' }])(
      'is taken over when nobody answers: %o',
      async (owner) => {
        (await lockFolder(await lockedElsewhere(owner), 0))();
      },
    );
  },
);

it('a folder that another machine locked is refused, and the message says what to do when that machine is gone', async () => {
  const folder = await lockedElsewhere();
  const owner = JSON.parse(await readFile(join(folder, 'lock'), 'utf8'));
  await writeFile(join(folder, 'lock'), JSON.stringify({ ...owner, host: 'elsewhere', boot: 'another' }));
  await expect(lockFolder(folder, 0)).rejects.toThrow(`delete the file ${join(folder, 'lock')}`);
});

it('a folder is closed to others though it was restored open', async () => {
  const folder = join(await emptyFolder(), 'db');
  await mkdir(folder, { mode: 0o755 });
  (await lockFolder(folder))();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('a folder whose path is too long for a socket has none, rather than one at a path that was cut off', async () => {
  const parent = await emptyFolder();
  const folder = join(parent, 'x'.repeat(103 - Buffer.byteLength(parent)));
  await mkdir(folder, { recursive: true });
  serveFolder(folder, nothing)();
  expect(await borrowFolder(folder)).toBeUndefined();
});

describe('a folder that held a database', () => {
  it('is refused without its files, rather than filled with a new one', async () => {
    const folder = await emptyFolder();
    copyEmbeddedDatabase(folder);
    const db = join(folder, 'db');
    const open = () => openEmbeddedDatabase({ folder: db, sqlFolder: 'supabase' });
    await (await open()).close();
    await rm(join(db, 'data', 'PG_VERSION'));
    await expect(open()).rejects.toThrow(DamagedFolderError);
    await expect(open()).rejects.toThrow(db);
  });
});
