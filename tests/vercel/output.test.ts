import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { findRoute, routeNames } from '@/lib/site/routes';
import { securityHeaders } from '@/lib/site/security-headers';
import { isFinished } from '@/scripts/build/finish/finish-page';
import { functionsOf, output, prerenderedAt, readConfig, walk } from '../support/vercel/output';

const settings = JSON.parse(readFileSync('vercel.json', 'utf8'));

const pages = locales.flatMap((locale) => routeNames.map((name) => localePath(locale, findRoute(name).path)));

const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

it('vercel.json runs functions where the database is, and calls the chores by a path that answers', () => {
  expect(settings.regions).toEqual(['sin1']);
  expect(settings.crons.map(({ path }: { path: string }) => path.split('?')[0])).toEqual([
    '/api/cron/chores',
    '/api/cron/chores',
  ]);
  expect(readdirSync('app/api/cron/chores')).toContain('route.ts');
});

it('vercel build ends well, where its command line can be installed', () => {
  expect(inject('vercelFailure')).toBe('');
});

describe.skipIf(output === '')('what vercel build makes', () => {
  it('answers every static page by its file, before which no function runs', () => {
    const answers = pages.map((page) => ({ page, ...walk(page, { accept: 'text/html,*/*;q=0.8' }) }));
    expect(answers.filter(({ functions, status }) => functions.length > 0 || status)).toEqual([]);
    const unfinished = answers.filter(({ path }) => {
      const found = prerenderedAt(path);
      return !found?.isStatic || !isFinished(found.html);
    });
    expect(unfinished.map(({ page }) => page)).toEqual([]);
  });

  it('finished each of them: critical CSS inline, no script that blocks, a policy of its own', () => {
    const parts = pages.map((page) => {
      const html = prerenderedAt(walk(page).path)?.html ?? '';
      const [head = ''] = html.split('</head>');
      return {
        page,
        isStyled: /<style>[^<]{2000}/.test(head),
        isDeferred: !/<script[^>]* src=/.test(html),
        isGuarded: head.includes('http-equiv="Content-Security-Policy"'),
      };
    });
    expect(parts).toHaveLength(locales.length * routeNames.length);
    const wrong = parts.filter((part) => !(part.isStyled && part.isDeferred && part.isGuarded));
    expect(wrong).toEqual([]);
  });

  it('sends the headers of security with each of them', () => {
    const wanted = securityHeaders(undefined).filter(({ key }) => key !== 'Cross-Origin-Opener-Policy');
    const lacking = pages.flatMap((page) => {
      const { headers } = walk(page);
      return wanted.flatMap(({ key, value }) => (headers.get(key) === value ? [] : [`${page} ${key}`]));
    });
    expect(lacking).toEqual([]);
  });

  it('asks the middleware for pages that are live or unknown, and for Markdown', () => {
    const live = Object.values(livePaths).flatMap((path) => [path, `/th${path}/AB12`]);
    for (const path of [...live, '/no-such-page', '/de/no-such-page'])
      expect(walk(path).functions, path).toEqual(['/_middleware']);
    expect(walk('/seo', { accept: 'text/markdown' }).functions).toEqual(['/_middleware']);
  });

  it.each(['deferred', 'previews'])('lets browsers keep every file of %s for a year', (folder) => {
    const files = readdirSync(join(output, 'static/_next/static', folder));
    expect(files.length).toBeGreaterThan(100);
    const kept = files.map((file) => walk(`/_next/static/${folder}/${file}`).headers.get('cache-control'));
    expect([...new Set(kept)]).toEqual(['public, max-age=31536000, immutable']);
  });

  it('gives every function a time limit, no embedded database, and 45 MB at most', () => {
    const functions = functionsOf();
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['_middleware', 'api/orders', 'api/cron/chores', '[locale]/orders/[reference]']),
    );
    expect(functions.filter(({ maxDuration }) => maxDuration !== 60).map(({ name }) => name)).toEqual([]);
    expect(
      functions.filter(({ files }) => [...files.keys()].some((file) => file.includes('pglite'))),
    ).toEqual([]);
    const sizes = functions.map(({ name, bytes }) => [megabytes(bytes), name] as const);
    const [largest] = sizes.toSorted(([one], [other]) => other - one);
    expect(largest?.[0], largest?.[1]).toBeLessThanOrEqual(45);
    expect(megabytes(functions.find(({ name }) => name === '_middleware')?.bytes ?? 0)).toBeLessThanOrEqual(
      10,
    );
  });

  it('calls the chores as vercel.json says', () => {
    expect(readConfig().crons).toEqual(settings.crons);
  });
});
