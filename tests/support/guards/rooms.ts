import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adaptersOf } from '../../../scripts/tools/boundaries/linter-rules';
import { generateRules, readBoundaries, readRules } from '../../../scripts/tools/boundaries/write';
import { compareNames } from './compare';
import { listFiles } from './files';

/** Whether the list of rooms names what lies in `lib`, and the linter's rules are those of the list. */
export async function checkRooms(root: string): Promise<string[]> {
  const { rooms, siblings, contracts } = await readBoundaries(root);
  const adapters = listFiles(root, ['lib'], /\/adapters\//).map((path) =>
    path.replace(/(\/adapters)\/.*/, '$1'),
  );
  const named = [...siblings, ...contracts.map((contract) => `${contract}.ts`)];
  return [
    ...compareNames('the rooms of lib', { wanted: readdirSync(join(root, 'lib')), found: rooms }),
    ...compareNames('the adapters of the contracts', {
      wanted: adapters.map((path) => path.slice('lib/'.length)),
      found: contracts.map(adaptersOf),
    }),
    ...named.filter((path) => !existsSync(join(root, 'lib', path))).map((path) => `lib/${path} is gone`),
    ...((await generateRules(root)) === (await readRules(root))
      ? []
      : ['scripts/tools/boundaries/linter.json: is not what npm run boundaries writes']),
  ];
}

/** Another room as a type, `import('@/lib/outbox/mail/mailer').Mailer`, or in a template: the linter sees neither. */
const hidden = [
  /\bimport\(\s*`(?:@\/lib\/|(?!(?:\.\.\/)+messages\/)\.\.\/)/,
  /\btypeof import\(\s*['"](?:@\/lib\/|\.\.\/)/,
  /\bimport\(\s*['"](?:@\/lib\/|\.\.\/)[^'"]+['"]\s*\)\s*(?:\.\s*\p{Lu}|\[)/u,
];

/** The files of `lib` that import a room in a form that the linter does not see. */
export function findHiddenImports(root: string): string[] {
  return listFiles(root, ['lib'], /\.tsx?$/).filter((path) =>
    hidden.some((form) => form.test(sourceOf(root, path))),
  );
}

/** Packages that adapters alone import and that are not listed as SDKs. */
export async function findUnlistedSdks(root: string): Promise<string[]> {
  const { sdks } = await readBoundaries(root);
  const sources = listFiles(root, ['app', 'components', 'lib'], /\.tsx?$/);
  const isAdapter = (path: string) => path.includes('/adapters/');
  const elsewhere = new Set(
    packagesOf(
      root,
      sources.filter((path) => !isAdapter(path)),
    ),
  );
  return [...new Set(packagesOf(root, sources.filter(isAdapter)))].filter(
    (name) => !elsewhere.has(name) && !sdks.includes(name),
  );
}

/** The packages that files import, without Node's own. */
function packagesOf(root: string, paths: readonly string[]): string[] {
  const imported = /(?:from|import\()\s*'((?:@[\w-]+\/)?[\w.-]*\w)(?:\/[^']*)?'/g;
  return paths.flatMap((path) => [...sourceOf(root, path).matchAll(imported)].map(([, name]) => name ?? ''));
}

const sourceOf = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
