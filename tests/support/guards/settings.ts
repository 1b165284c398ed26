import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBlock } from '../../../scripts/tools/new/changes';
import { example, neutral, schema, table } from '../../../scripts/tools/new/setting';
import { compareNames } from './compare';

/** What the platform or Next sets, and nobody else. */
const ofPlatform = ['VERCEL', 'VERCEL_ENV', 'VERCEL_REGION', 'VERCEL_BRANCH_URL', 'NEXT_PHASE', 'NODE_ENV'];

/** What counts from the environment alone: Next reads the port before it reads `.env`. */
const ofEnvironment = ['PORT'];

/** What tests leave alone: each server gets its own port and folder, and the phase is the build's. */
const notNeutral = ['PORT', 'DATA_DIR', 'NEXT_PHASE', 'NODE_ENV'];

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');

const namesIn = (code: string) => matches(code, /^ {2}([A-Z][A-Z0-9_]*):/gm);

/** Whether the settings that the code reads are those that `docs/settings.md`, `.env.example` and the tests name. */
export async function checkSettings(root: string): Promise<string[]> {
  const settings = namesIn(await readBlock(root, schema));
  const without = (names: readonly string[]) => settings.filter((name) => !names.includes(name));
  return [
    ...compareNames(table.path, {
      wanted: without(ofPlatform),
      found: matches(await readBlock(root, table), /^\| `(\w+)` \|/gm),
    }),
    ...compareNames(example, {
      wanted: without([...ofPlatform, ...ofEnvironment]),
      found: matches(await readFile(join(root, example), 'utf8'), /^# ([A-Z][A-Z0-9_]*)=/gm),
    }),
    ...compareNames(neutral.path, {
      wanted: without(notNeutral),
      found: namesIn(await readBlock(root, neutral)),
    }),
  ];
}
