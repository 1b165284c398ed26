import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { type Block, edit, write } from './changes';
import { toWrite } from './to-write';

/** The words that a new page needs at the least; the same in every language until someone has written them. */
function wordsOfPage(title: string) {
  return {
    metadata: { title: `${title} ${toWrite}`, description: toWrite },
    hero: { title: `${title} ${toWrite}`, lead: toWrite, action: toWrite },
    callToAction: { title: toWrite, action: toWrite, subject: `${title} ${toWrite}` },
  };
}

type PageNames = { namespace: string; route: string; component: string };

/** A page of a hero and a closing line; other sections are in `components/sections`. */
function pageSource({ namespace, route, component }: PageNames): string {
  return `import { InquireLink } from '@/components/inquire-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { Trail } from '@/components/sections/trail';
import { metadataOf } from '@/lib/site/metadata';
import { pageWords } from '@/lib/site/page-words';

export const generateMetadata = metadataOf('${route}');

export default async function ${component}() {
  const { hero, callToAction } = await pageWords('${namespace}');
  return (
    <>
      <Hero board="web" motif="web" title={hero.title} lead={hero.lead}>
        <InquireLink label={hero.action} look="board" />
      </Hero>
      <CallToAction board="web" title={callToAction.title}>
        <InquireLink label={callToAction.action} subject={callToAction.subject} look="secondary" />
      </CallToAction>
      <Trail page="${route}" />
    </>
  );
}
`;
}

const routes: Block = {
  path: 'lib/site/routes.ts',
  open: 'export const routes = {\n',
  close: '\n} as const satisfies',
};

const namespaces: Block = { path: 'lib/i18n/messages.ts', open: 'const english = {\n', close: '\n};' };

const dates: Block = { path: 'lib/site/content-dates.json', open: '{\n', close: '\n}' };

/** The pages whose closing button fills in a subject of the contact form. */
export const closings: Block = {
  path: 'lib/inquiries/known-subjects.ts',
  open: 'const closings = [\n',
  close: '\n] as const',
};

/** The paths that a platform answers with the file itself. */
export const staticPaths: Block = { path: 'middleware.ts', open: ')/)?(?:', close: ')$)' };

const labels: readonly Block[] = locales.map((locale) => ({
  path: `messages/${locale}/common.json`,
  open: '"pages": {\n',
  close: '\n  }',
}));

const capitalised = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/**
 * Adds a page of a hero and a closing line, everywhere that a page is named; its words are left to be written.
 * @param title its name as menus show it, such as `Pool tables`, or as in its address, `pool-tables`
 * @param folder of `app/[locale]`, without its brackets
 * @returns the files that were changed
 * @throws Error when the name is none or taken, or a file has lost the list that the page belongs into; nothing is written then
 */
export async function addPage(root: string, title: string, folder = 'services'): Promise<string[]> {
  const name = title.toLowerCase().replaceAll(' ', '-');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`${title}: a page is named like-this, or "Like this"`);
  if (!existsSync(join(root, `app/[locale]/(${folder})`)))
    throw new Error(`app/[locale]/(${folder}): there is no such folder`);
  if (existsSync(join(root, `messages/en/${name}.json`))) throw new Error(`${name}: is there already`);
  const route = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const shown = capitalised(title === name ? name.replaceAll('-', ' ') : title);
  const source = pageSource({ namespace: name, route, component: `${capitalised(route)}Page` });
  const words = JSON.stringify(wordsOfPage(shown), null, 2);
  const entry = `  ${route}: { path: '/${name}', namespace: '${name}', isIndexed: true, menu: 'more' },`;
  const label = `    "${route}": "${shown} ${toWrite}"`;
  return write(root, [
    { path: `app/[locale]/(${folder})/${name}/page.tsx`, text: source },
    ...locales.map((locale) => ({ path: `messages/${locale}/${name}.json`, text: words })),
    await edit(root, routes, (lines) => `${lines}\n${entry}`),
    await edit(root, namespaces, (lines) => withNamespace(lines, name)),
    await edit(root, dates, (lines) => `${lines},\n  "${route}": ${JSON.stringify(datesFrom(new Date()))}`),
    await edit(root, staticPaths, (paths) => `${paths}|${name}`),
    await edit(root, closings, (lines) => `${lines}\n  '${name}',`),
    ...(await Promise.all(labels.map((block) => edit(root, block, (lines) => `${lines},\n${label}`)))),
  ]);
}

/** What `npm run dates` renews once the words are written. */
function datesFrom(moment: Date) {
  const date = dayInPattaya(moment);
  return Object.fromEntries(locales.map((locale) => [locale, { hash: '', date }]));
}

/** The map of message files with one more, in the order of the alphabet. */
function withNamespace(lines: string, name: string): string {
  const key = name.includes('-') ? `'${name}'` : name;
  const nameIn = (line: string) => line.replace(/[ ']|:.*/g, '');
  const all = lines.split('\n');
  const next = all.findIndex((line) => nameIn(line) > name);
  const line = `  ${key}: () => import('@/messages/en/${name}.json'),`;
  return all.toSpliced(next < 0 ? all.length : next, 0, line).join('\n');
}
