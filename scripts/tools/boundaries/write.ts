import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from '../../load';
import { type Boundaries, makeRules } from './linter-rules';

/** Generated, and written without the formatter, which could not start when the file is missing or torn. */
const rulesFile = 'scripts/tools/boundaries/linter.json';

/** The list of rooms of a copy of the project. */
export async function readBoundaries(root: string): Promise<Boundaries> {
  const { boundaries } = await load<{ boundaries: Boundaries }>(root, 'scripts/tools/boundaries/rooms.ts');
  return boundaries;
}

/** The linter's rules that the list of rooms asks for, as `biome.json` takes them in. */
export async function generateRules(root: string): Promise<string> {
  const overrides = makeRules(await readBoundaries(root)).map((rule) => JSON.stringify(rule));
  return `{\n"overrides": [\n${overrides.join(',\n')}\n]\n}\n`;
}

/** The linter's rules as they were written last. */
export function readRules(root: string): Promise<string> {
  return readFile(join(root, rulesFile), 'utf8');
}

/** Writes the rules, and answers into which file. */
export async function writeRules(root: string): Promise<string> {
  await writeFile(join(root, rulesFile), await generateRules(root));
  return rulesFile;
}
