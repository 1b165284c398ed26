import { spawnSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from './temporary-folder';

/** A line of code, and the file that it is put into. */
export type Planted = readonly [path: string, source: string];

export const key = ([path, source]: Planted) => `${path}: ${source}`;

/** What the project's linter says of lines that are planted into an empty copy of the project: its rules by line. */
export async function lint(planted: readonly Planted[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { folder, remove } = await temporaryFolder();
  const paths = [...new Set(planted.map(([path]) => path))];
  const linesOf = (path: string) => planted.filter(([other]) => other === path);
  await cp('biome.json', join(folder, 'biome.json'));
  await cp('scripts/tools/boundaries/linter.json', join(folder, 'scripts/tools/boundaries/linter.json'));
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(
      join(folder, path),
      linesOf(path)
        .map(([, source]) => `${source}\n`)
        .join(''),
    );
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  await remove();
  const said = new Map<string, string[]>();
  for (const each of planted) said.set(key(each), []);
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    const line = linesOf(location.path)[location.start.line - 1];
    if (line) said.get(key(line))?.push(category);
  }
  return said;
}
