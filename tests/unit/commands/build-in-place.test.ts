import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildInPlace } from '@/scripts/commands/publish/build-in-place';
import { temporaryFolder } from '../../support/temporary-folder';

async function project() {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  const at = (path: string) => join(folder, path);
  mkdirSync(at('.next'));
  writeFileSync(at('.next/BUILD_ID'), 'before');
  writeFileSync(at('published.json'), '{}');
  const build = () => {
    writeFileSync(at('.next/BUILD_ID'), 'after');
    writeFileSync(at('.next/half'), '');
    writeFileSync(at('published.json'), '{"catalog":{}}');
  };
  return { folder, at, build, read: (path: string) => readFileSync(at(path), 'utf8') };
}

it('a build takes the place of the one before', async () => {
  const { folder, build, read } = await project();
  expect(await buildInPlace(build, folder)).toBeUndefined();
  expect([read('.next/BUILD_ID'), read('published.json')]).toEqual(['after', '{"catalog":{}}']);
});

it('a build that fails half way leaves the one before, and says why', async () => {
  const { folder, at, build, read } = await project();
  const fails = () => {
    build();
    throw new Error('no space left');
  };
  expect(await buildInPlace(fails, folder)).toBe('no space left');
  expect([read('.next/BUILD_ID'), read('published.json')]).toEqual(['before', '{}']);
  expect(existsSync(at('.next/half'))).toBe(false);
});
