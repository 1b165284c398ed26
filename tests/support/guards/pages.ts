import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { load } from '../../../scripts/load';
import { readBlock } from '../../../scripts/tools/new/changes';
import { closings, staticPaths } from '../../../scripts/tools/new/page';
import { compareNames } from './compare';
import { listFiles } from './files';

type Route = { path: string; namespace: string; isIndexed: boolean };

/**
 * Whether every page is in the list of pages, has its words, has a name for menus in every language, a date if it is indexed, and the
 * subject of its closing button among the known ones; and no other is named.
 */
export async function checkPages(root: string): Promise<string[]> {
  const { routes } = await load<{ routes: Record<string, Route> }>(root, 'lib/site/routes.ts');
  const { namespaces } = await load<{ namespaces: readonly string[] }>(root, 'lib/i18n/messages.ts');
  const listed = Object.values(routes);
  return [
    ...compareNames('lib/site/routes.ts', { wanted: pagesIn(root), found: listed.map(({ path }) => path) }),
    ...listed
      .filter(({ namespace }) => !namespaces.includes(namespace))
      .map(({ namespace }) => `lib/i18n/messages.ts: ${namespace} is missing`),
    ...compareNames('lib/site/content-dates.json', {
      wanted: Object.keys(routes).filter((name) => routes[name]?.isIndexed),
      found: Object.keys(JSON.parse(readFileSync(join(root, 'lib/site/content-dates.json'), 'utf8'))),
    }),
    ...compareNames(staticPaths.path, {
      wanted: listed.map(({ path }) => path.slice(1)).filter((path) => path !== ''),
      found: (await readBlock(root, staticPaths)).split('|'),
    }),
    ...compareNames(closings.path, {
      wanted: listed.map(({ namespace }) => namespace).filter((name) => hasSubject(root, name)),
      found: [...(await readBlock(root, closings)).matchAll(/'([^']+)'/g)].map(([, name]) => name ?? ''),
    }),
    ...locales.flatMap((locale) =>
      compareNames(`pages in messages/${locale}/common.json`, {
        wanted: Object.keys(routes),
        found: Object.keys(
          JSON.parse(readFileSync(join(root, 'messages', locale, 'common.json'), 'utf8')).pages,
        ),
      }),
    ),
  ];
}

function hasSubject(root: string, namespace: string): boolean {
  const file = join(root, 'messages/en', `${namespace}.json`);
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).callToAction?.subject !== undefined;
}

/** The paths that the page files answer, without the language and the 404 page. */
function pagesIn(root: string): string[] {
  return listFiles(root, ['app/[locale]'], /\/page\.tsx$/)
    .map((file) => file.split('/').slice(2, -1))
    .map((folders) => `/${folders.filter((name) => !name.startsWith('(')).join('/')}`)
    .filter((path) => path !== '/not-found');
}
