import { readdirSync, readFileSync } from 'node:fs';

/** Every style sheet of the site: path and text without comments. */
export const sheets: readonly { path: string; css: string }[] = readdirSync('app', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('.css'))
  .sort()
  .map((path) => ({
    path: `app/${path}`,
    css: readFileSync(`app/${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

/** The text of one sheet of `app/styles`, without comments. */
export function sheet(name: string): string {
  const found = sheets.find(({ path }) => path === `app/styles/${name}.css`);
  if (!found) throw new Error(`there is no style sheet ${name}`);
  return found.css;
}

/** All rules of a sheet: what each applies to as it is written, nested or not, and its declarations. */
export function rulesOf(css: string): { selector: string; body: string }[] {
  return [...css.matchAll(/([^{};]*)\{(?=([^{}]*))/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body: body.slice(0, body.lastIndexOf(';') + 1),
  }));
}
