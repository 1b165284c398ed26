import { writeRules } from '../boundaries/write';
import { type Block, edit, readBlock, write } from './changes';

const list: Block = { path: 'scripts/tools/boundaries/rooms.ts', open: 'sdks: [', close: ']' };

/**
 * Adds a package that adapters alone may import.
 * @returns the files that were changed
 * @throws Error when the name is none or listed
 */
export async function addSdk(root: string, name: string): Promise<string[]> {
  if (!/^(@[\w.-]+\/)?[\w.-]+$/.test(name)) throw new Error(`${name}: is no name of a package`);
  const listed = [...(await readBlock(root, list)).matchAll(/'([^']+)'/g)].map(([, sdk]) => sdk);
  if (listed.includes(name)) throw new Error(`${name}: is there already`);
  const sorted = [...listed, name].sort().map((sdk) => `'${sdk}'`);
  const changed = await write(root, [await edit(root, list, () => sorted.join(', '))]);
  return [...changed, await writeRules(root)];
}
