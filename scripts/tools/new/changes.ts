import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format } from '../../format';

/** A list in a file of the project: what lies between the first `open` and the next `close` after it. */
export type Block = { path: string; open: string; close: string };

/** A file as it shall be. */
export type Change = { path: string; text: string };

function cut(text: string, { path, open, close }: Block): [before: string, inner: string, after: string] {
  const start = text.indexOf(open) + open.length;
  const end = text.indexOf(close, start);
  if (start < open.length || end < 0)
    throw new Error(`${path}: no list between ${JSON.stringify(open)} and ${JSON.stringify(close)}`);
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

/** What stands in a list. @throws Error when the file has no such list */
export async function readBlock(root: string, block: Block): Promise<string> {
  const [, inner] = cut(await readFile(join(root, block.path), 'utf8'), block);
  return inner;
}

/**
 * A list edited, and not yet written.
 * @param text the file as another edit left it, else as it is
 * @throws Error when the file has no such list
 */
export async function edit(
  root: string,
  block: Block,
  how: (inner: string) => string,
  text?: string,
): Promise<Change> {
  const [before, inner, after] = cut(text ?? (await readFile(join(root, block.path), 'utf8')), block);
  return { path: block.path, text: `${before}${how(inner)}${after}` };
}

/** Writes changes that were all found possible, code in the project's format, and answers which files they are. */
export async function write(root: string, changes: readonly Change[]): Promise<string[]> {
  for (const { path, text } of changes) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const paths = changes.map(({ path }) => path);
  format(
    root,
    paths.filter((path) => /\.(tsx?|mjs|json)$/.test(path)),
  );
  return paths;
}
