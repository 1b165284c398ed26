// @module-tag slow
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { load } from '../../../scripts/load';
import { addLanguage } from '../../../scripts/tools/new/language';
import { addPage } from '../../../scripts/tools/new/page';
import { addSdk } from '../../../scripts/tools/new/sdk';
import { addSetting } from '../../../scripts/tools/new/setting';
import { checkNamespaces } from '../../support/guards/namespaces';
import { checkPages } from '../../support/guards/pages';
import { checkRooms, findHiddenImports, findUnlistedSdks } from '../../support/guards/rooms';
import { checkSettings } from '../../support/guards/settings';
import { findUnwrittenWords } from '../../support/guards/words';
import { temporaryFolder } from '../../support/temporary-folder';

const copied = [
  'app',
  'components',
  'lib',
  'messages',
  'scripts',
  'middleware.ts',
  'tests/support/neutral-settings.mjs',
  '.env.example',
  'docs/settings.md',
  'biome.json',
  'tsconfig.json',
];

let root = '';
let remove = async () => {};

beforeEach(async () => {
  ({ folder: root, remove } = await temporaryFolder());
  for (const path of copied) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
});

afterEach(() => remove());

const adapter = 'lib/outbox/mail/adapters/pool.ts';

async function addUsedSdk(): Promise<string[]> {
  writeFileSync(
    join(root, adapter),
    "import { Pool } from '@pool/sdk/client';\n\nexport const pool = new Pool();\n",
  );
  return addSdk(root, '@pool/sdk');
}

const additions: readonly [what: string, add: () => Promise<string[]>, problems: () => Promise<string[]>][] =
  [
    [
      'a page',
      () => addPage(root, 'pool-tables'),
      async () => [...(await checkNamespaces(root)), ...(await checkPages(root))],
    ],
    ['a setting', () => addSetting(root, 'POOL_KEY'), () => checkSettings(root)],
    ['an SDK', addUsedSdk, async () => [...(await checkRooms(root)), ...(await findUnlistedSdks(root))]],
  ];

function run(tool: string, ...args: string[]) {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(resolve(`node_modules/.bin/${tool}`), args, options);
  return { status, said: `${stdout}${stderr}` };
}

function lint(paths: readonly string[]) {
  const code = paths.filter((path) => /\.(tsx?|mjs)$|^messages\//.test(path));
  return run('biome', 'check', '--error-on-warnings', '--vcs-enabled=false', ...code);
}

const withoutLists = ['.env.example', 'scripts/tools/boundaries/linter.json'];

/** What a file says, or undefined where it is not there. */
const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

function putBack(path: string, text: string | undefined): void {
  if (text === undefined) rmSync(path);
  else writeFileSync(path, text);
}

describe.each(additions)('%s that the command adds', (_, add, problems) => {
  it('stands in every place that the tests ask for, and passes the linter', async () => {
    expect(await problems()).toEqual([]);
    const changed = await add();
    expect(await problems()).toEqual([]);
    const { status, said } = lint(changed);
    expect(status, said).toBe(0);
  });

  it('is missed at each single place where it is forgotten', async () => {
    for (const path of await add()) {
      const added = readFileSync(join(root, path), 'utf8');
      putBack(join(root, path), textOf(path));
      expect(await problems(), path).not.toEqual([]);
      putBack(join(root, path), added);
    }
    expect(await problems()).toEqual([]);
  });

  it('is not added twice', async () => {
    await add();
    await expect(add()).rejects.toThrow('already');
  });

  it('is not added at all where a list is not in its place', async () => {
    const changed = await add();
    for (const path of changed) putBack(join(root, path), textOf(path));
    for (const path of changed.filter((each) => existsSync(each) && !withoutLists.includes(each))) {
      writeFileSync(join(root, path), 'moved elsewhere\n');
      await expect(add(), path).rejects.toThrow('no list');
      putBack(join(root, path), textOf(path));
    }
    expect(changed.filter((path) => textOf(join(root, path)) !== textOf(path))).toEqual([]);
  });
});

it('a new page moves no line of the map of message files, and is named as it was written', async () => {
  await addPage(root, 'POS rental');
  const lines = readFileSync(join(root, 'lib/i18n/messages.ts'), 'utf8').split('\n');
  const others = lines.filter((line) => !line.includes('pos-rental'));
  expect(others.join('\n')).toBe(textOf('lib/i18n/messages.ts'));
  expect(lines.findIndex((line) => line.includes("'pos-rental'"))).toBe(
    lines.findIndex((line) => line.startsWith('  pos:')) + 1,
  );
  const { pages } = JSON.parse(readFileSync(join(root, 'messages/en/common.json'), 'utf8'));
  expect(pages.posRental).toMatch(/^POS rental /);
});

it('a new page type-checks', async () => {
  const [page = ''] = await addPage(root, 'pool-tables');
  const config = { extends: './tsconfig.json', include: ['lib/i18n/app-config.d.ts', page] };
  writeFileSync(join(root, 'tsconfig.page.json'), JSON.stringify(config));
  expect(run('tsc', '--incremental', 'false', '-p', 'tsconfig.page.json')).toEqual({ status: 0, said: '' });
});

it('a new language type-checks, and its words are left to be translated', async () => {
  for (const path of ['tests', 'next-env.d.ts'])
    if (existsSync(path))
      cpSync(path, join(root, path), { recursive: true, filter: (each) => !each.includes('.output') });
  await expect(addLanguage(root, 'th')).rejects.toThrow('already');
  await expect(addLanguage(root, 'Fr')).rejects.toThrow('no code');
  const changed = await addLanguage(root, 'fr');
  expect(changed.filter((path) => path.startsWith('messages/fr/'))).toHaveLength(
    readdirSync('messages/en').length,
  );
  expect(findUnwrittenWords(root).map((line) => line.split(':')[0])).toEqual(
    changed.filter((path) => path.startsWith('messages/fr/')).sort(),
  );
  const { languageNames } = await load<{ languageNames: object }>(root, 'lib/i18n/locales.ts');
  expect(languageNames).toMatchObject({ fr: 'Français' });
  const code = changed.filter((path) => /\.tsx?$/.test(path));
  const config = {
    extends: './tsconfig.json',
    include: ['app/fonts/woff2.d.ts', 'next-env.d.ts', 'lib/i18n/app-config.d.ts', ...code],
  };
  writeFileSync(join(root, 'tsconfig.language.json'), JSON.stringify(config));
  expect(run('tsc', '--incremental', 'false', '-p', 'tsconfig.language.json')).toEqual({
    status: 0,
    said: '',
  });
});

it('the words that are left to a person are found in every language', async () => {
  expect(findUnwrittenWords(root)).toEqual([]);
  await addPage(root, 'pool-tables');
  await addSetting(root, 'POOL_KEY');
  const files = findUnwrittenWords(root).map((line) => line.split(':')[0]);
  const pages = locales.flatMap((locale) => [
    `messages/${locale}/common.json`,
    `messages/${locale}/pool-tables.json`,
  ]);
  expect(files.sort()).toEqual(['docs/settings.md', ...pages].sort());
});

it('an SDK that nobody listed is found by its adapter', async () => {
  await addUsedSdk();
  for (const path of ['scripts/tools/boundaries/rooms.ts', 'scripts/tools/boundaries/linter.json'])
    putBack(join(root, path), textOf(path));
  expect(await checkRooms(root)).toEqual([]);
  expect(await findUnlistedSdks(root)).toEqual(['@pool/sdk']);
});

it('names that are none are refused', async () => {
  await expect(addPage(root, 'Pool/Tables')).rejects.toThrow('like-this');
  await expect(addPage(root, 'pool-tables', 'pools')).rejects.toThrow('(pools)');
  await expect(addSetting(root, 'poolKey')).rejects.toThrow('LIKE_THIS');
  await expect(addSdk(root, './pool')).rejects.toThrow('no name');
});

it('a room that is not listed, an import that hides and a message file that is gone are found', async () => {
  writeFileSync(join(root, 'lib/pool.ts'), "export type Pool = import('@/lib/outbox/mail/mailer').Mailer;\n");
  expect(await checkRooms(root)).toEqual(['the rooms of lib: pool.ts is missing']);
  expect(findHiddenImports(root)).toEqual(['lib/pool.ts']);
  rmSync(join(root, 'messages/th/crm.json'));
  expect(await checkNamespaces(root)).toEqual(['messages/th: crm.json is missing']);
});
