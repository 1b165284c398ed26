import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { routes } from '@/lib/site/routes';
import { test } from '../support/finished-site';

const readBuilt = (file: string) => JSON.parse(readFileSync(`.next/${file}`, 'utf8'));

/** The paths that the build serves, by the source files that serve them. */
const built: Record<string, string> = readBuilt('app-path-routes-manifest.json');
const prerendered: Record<string, { compute?: string; initialRevalidateSeconds: number | false }> =
  readBuilt('prerender-manifest.json').routes;

/** Routes whose parameters the build knows, all of them where there is no fallback. */
const listed: Record<string, { fallback: unknown }> = readBuilt('prerender-manifest.json').dynamicRoutes;

test('the build prerendered every page of every language, and nothing of them is made anew', () => {
  const paths = [...Object.values(routes).map((route) => route.path), '/not-found'];
  const expected = locales.flatMap((locale) => paths.map((path) => `/${locale}${path === '/' ? '' : path}`));
  expect(expected.filter((path) => prerendered[path]?.initialRevalidateSeconds !== false)).toEqual([]);
});

test('only route handlers of the API and live pages answer on demand', () => {
  const onDemand = Object.entries(built)
    .filter(
      ([, path]) =>
        !prerendered[path] &&
        listed[path]?.fallback !== false &&
        !locales.every((locale) => prerendered[path.replace('[locale]', locale)]),
    )
    .map(([source]) => source);
  expect(onDemand.length).toBeGreaterThan(0);
  expect(
    onDemand.filter((source) => !/^\/api\/.*\/route$|^\/\((?:live|desk)\)\/.*\/page$/.test(source)),
  ).toEqual([]);
});
