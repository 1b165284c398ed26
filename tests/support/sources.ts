import { readdirSync, readFileSync } from 'node:fs';

type Source = { path: string; code: string };

/** The product's own code: path and text without comments. */
export const sources: readonly Source[] = sourcesIn('app', 'components', 'lib');

/** The commands, which show words of the messages too. */
export const commands: readonly Source[] = sourcesIn('scripts');

function sourcesIn(...folders: string[]): Source[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => ({ path, code: withoutComments(readFileSync(path, 'utf8')) }));
}

function withoutComments(code: string): string {
  return code.replace(/\/\*\*[\s\S]*?\*\/|\{\/\*[\s\S]*?\*\/\}|^\s*\/\/.*$/gm, '');
}
