import { inject, test as vitestTest } from 'vitest';
import { openSite } from './running-site';
import { servedPages } from './served-pages';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

let fetched: ReturnType<typeof servedPages> | undefined;

/** Tests that read what the built site answers, without a browser; `pages` is every page of every language, fetched once. */
export const test = vitestTest
  .extend('baseURL', () => inject('siteUrl'))
  .extend('pages', () => {
    fetched ??= servedPages(inject('siteUrl'));
    return fetched;
  });

/** The same with a site of the file's own, which has these settings and whose log can be read. */
export const ownSiteTest = (settings: Record<string, string>) =>
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from this pattern
  test.extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { site, close } = await openSite(settings);
    onCleanup(close);
    return site;
  });
