import { mkdir, readdir, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSlipFolder } from '@/lib/payments/slip/adapters/files';
import { temporaryFolder } from '../support/temporary-folder';
import { slipStoreContract } from './slip-store-contract';

slipStoreContract('files', async () => {
  const { folder, remove } = await temporaryFolder();
  return { store: openSlipFolder(join(folder, 'slips')), close: remove };
});

it('keeps slips from the eyes of other users of the machine', async () => {
  const { folder, remove } = await temporaryFolder();
  await openSlipFolder(join(folder, 'slips')).put('1-0a.png', {
    bytes: new Uint8Array([1]),
    contentType: 'image/png',
  });
  expect((await stat(join(folder, 'slips'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'slips', '1-0a.png'))).mode & 0o777).toBe(0o600);
  await remove();
});

it('finds out that the disk is full before a customer does', async () => {
  const { folder, remove } = await temporaryFolder();
  const store = openSlipFolder(folder);
  await mkdir(folder, { recursive: true });
  await store.check();
  expect(await readdir(folder)).toEqual([]);
  await symlink('/dev/full', join(folder, '.check'));
  await expect(store.check()).rejects.toThrow('could not keep a slip (ENOSPC)');
  await remove();
});
