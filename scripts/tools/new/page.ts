import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { type Block, edit, write } from './changes';
import { pageSource, wordsOfPage } from './page-template';
import { toWrite } from './to-write';

const routes: Block = {
  path: 'lib/site/routes.ts',
  open: 'export const routes = {\n',
  close: '\n} as const satisfies',
};

const namespaces: Block = { path: 'lib/i18n/messages.ts', open: 'const english = {\n', close: '\n};' };

const labels: readonly Block[] = locales.map((locale) => ({
  path: `messages/${locale}/common.json`,
  open: '"pages": {\n',
  close: '\n  }',
}));

const capitalised = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/**
 * Adds a page of a hero and a closing line, everywhere that a page is named; its words are left to be written.
 * @param name as in its address, such as `pool-tables`
 * @param folder of `app/[locale]`, without its brackets
 * @returns the files that were changed
 * @throws Error when the name is none or taken, or a file has lost the list that the page belongs into; nothing is written then
 */
export async function addPage(root: string, name: string, folder = 'services'): Promise<string[]> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`${name}: a page is named like-this`);
  if (!existsSync(join(root, `app/[locale]/(${folder})`)))
    throw new Error(`app/[locale]/(${folder}): there is no such folder`);
  if (existsSync(join(root, `messages/en/${name}.json`))) throw new Error(`${name}: is there already`);
  const route = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const title = capitalised(name.replaceAll('-', ' '));
  const source = pageSource({ namespace: name, route, component: `${capitalised(route)}Page` });
  const words = JSON.stringify(wordsOfPage(title), null, 2);
  const entry = `  ${route}: { path: '/${name}', namespace: '${name}', isIndexed: true, menu: 'more' },`;
  const label = `    "${route}": "${title} ${toWrite}"`;
  return write(root, [
    { path: `app/[locale]/(${folder})/${name}/page.tsx`, text: source },
    ...locales.map((locale) => ({ path: `messages/${locale}/${name}.json`, text: words })),
    await edit(root, routes, (lines) => `${lines}\n${entry}`),
    await edit(root, namespaces, (lines) => withNamespace(lines, name)),
    ...(await Promise.all(labels.map((block) => edit(root, block, (lines) => `${lines},\n${label}`)))),
  ]);
}

/** The map of message files with one more, in the order of the alphabet. */
function withNamespace(lines: string, name: string): string {
  const key = name.includes('-') ? `'${name}'` : name;
  const nameIn = (line: string) => line.replace(/[ ']|:.*/g, '');
  return [...lines.split('\n'), `  ${key}: () => import('@/messages/en/${name}.json'),`]
    .sort((a, b) => (nameIn(a) < nameIn(b) ? -1 : 1))
    .join('\n');
}
