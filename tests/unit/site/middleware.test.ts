import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { describe, expect, it } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { hasLivePage, livePaths } from '@/lib/site/live-pages';
import { findRoute, routeNames } from '@/lib/site/routes';
import { config } from '@/middleware';
import { listFiles } from '../../support/guards/files';

const isMatched = (url: string, headers: Record<string, string> = {}) =>
  unstable_doesMiddlewareMatch({ config, url, headers });

const pages = locales.flatMap((locale) => routeNames.map((name) => localePath(locale, findRoute(name).path)));

describe('the middleware', () => {
  it.each(pages)('is not asked for the static page %s, but for its Markdown', (page) => {
    expect(isMatched(page)).toBe(false);
    expect(isMatched(`${page}?subject=a`)).toBe(false);
    expect(isMatched(page, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })).toBe(false);
    expect(isMatched(page, { accept: 'text/markdown, text/html;q=0.5' })).toBe(true);
  });

  it.each([
    ...locales.flatMap((locale) =>
      Object.values(livePaths).flatMap((path) => [
        localePath(locale, path),
        localePath(locale, `${path}/AB12`),
      ]),
    ),
    ...['/no-such-page', '/de/no-such-page', '/fr', '/SEO', '/th/Seo', '/seo/more', '/payment', '/cart/x'],
  ])('is asked for %s, which is live, unknown or written otherwise', (path) => {
    expect(isMatched(path)).toBe(true);
  });

  it('takes for live what a page answers, and nothing beside or below that', () => {
    const live = listFiles('.', ['app/(live)/[locale]'], /\/page\.tsx$/).map((file) =>
      file
        .replace('app/(live)/[locale]', '')
        .replace('/page.tsx', '')
        .replace(/\[\w+\]/g, 'AB12'),
    );
    expect(live.length).toBeGreaterThan(0);
    expect(live.filter((path) => !hasLivePage(path))).toEqual([]);
    const unknown = live.flatMap((path) => [`${path}x/y/z`, `${path}/x/y`]);
    expect(unknown.filter(hasLivePage)).toEqual([]);
    expect(['/receipts', '/appointments', '/deskx', '/sign-in/x'].filter(hasLivePage)).toEqual([]);
    expect(['/desk', '/desk/x/y'].filter(hasLivePage)).toEqual(['/desk', '/desk/x/y']);
  });

  it.each(['/api/orders', '/_next/static/deferred/a.js', '/demo/hotel/index.html', '/robots.txt', '/seo.md'])(
    'is not asked for %s',
    (path) => {
      expect(isMatched(path, { accept: 'text/markdown' })).toBe(false);
    },
  );
});
