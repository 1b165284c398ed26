import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Block, type Change, edit, readBlock, write } from './changes';
import { toWrite } from './to-write';

export const schema: Block = {
  path: 'lib/env/settings.ts',
  open: 'export const settings = z.object({\n',
  close: '\n});',
};

export const table: Block = {
  path: 'docs/settings.md',
  open: '| Name | Default | Meaning |\n|---|---|---|\n',
  close: '\n\n',
};

/** What tests set to nothing, so that no developer's setting reaches them. */
export const neutral: Block = {
  path: 'tests/support/neutral-settings.mjs',
  open: 'export const neutralSettings = {\n',
  close: '\n};',
};

export const example = '.env.example';

/** What the platform sets stands last in the lists. */
const ofPlatform = '  VERCEL: ';

function addBeforePlatform(root: string, block: Block, line: string): Promise<Change> {
  return edit(root, block, (lines) => {
    if (!lines.includes(ofPlatform)) throw new Error(`${block.path}: no list with ${ofPlatform}`);
    return lines.replace(ofPlatform, `${line}\n${ofPlatform}`);
  });
}

/**
 * Adds an optional text as a setting, everywhere that a setting is named.
 * @returns the files that were changed
 * @throws Error when the name is none or taken, or a file has lost the list that it belongs into; nothing is written then
 */
export async function addSetting(root: string, name: string): Promise<string[]> {
  if (!/^[A-Z][A-Z0-9_]*$/.test(name)) throw new Error(`${name}: a setting is named LIKE_THIS`);
  if ((await readBlock(root, schema)).includes(`  ${name}:`)) throw new Error(`${name}: is there already`);
  return write(root, [
    await addBeforePlatform(root, schema, `  ${name}: optional(z.string()),`),
    await addBeforePlatform(root, neutral, `  ${name}: '',`),
    await edit(root, table, (rows) => `${rows}\n| \`${name}\` | – | ${toWrite} |`),
    { path: example, text: `${(await readFile(join(root, example), 'utf8')).trimEnd()}\n# ${name}=\n` },
  ]);
}
