import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keptFile } from '@/lib/keys/kept-file';
import { temporaryFolder } from '../../support/temporary-folder';

const isSound = (text: string) => text.startsWith('key');

async function newFolder(): Promise<string> {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  return join(folder, 'keys');
}

it('makes a key once, however many begin at the same time, for the eyes of this user', async () => {
  const folder = await newFolder();
  const file = join(folder, 'address');
  let count = 0;
  const texts = await Promise.all(
    Array.from({ length: 20 }, () => keptFile(file, () => `key ${count++}`, isSound)),
  );
  expect(new Set(texts).size).toBe(1);
  expect(await keptFile(file, () => 'key of later', isSound)).toBe(texts[0]);
  expect(await readdir(folder)).toEqual(['address']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('leaves nothing where a key could not be made', async () => {
  const folder = await newFolder();
  const file = join(folder, 'address');
  const failing = keptFile(file, () => Promise.reject(new Error('no key')), isSound);
  await expect(failing).rejects.toThrow('no key');
  expect(await keptFile(file, () => 'key', isSound)).toBe('key');
});

it('refuses a file that holds no key, and leaves it alone', async () => {
  const folder = await newFolder();
  const file = join(folder, 'address');
  await keptFile(file, () => 'key', isSound);
  await writeFile(file, '');
  await expect(keptFile(file, () => 'key', isSound)).rejects.toThrow(`${file} does not hold a key`);
  expect(await readFile(file, 'utf8')).toBe('');
});
