import { locales } from '@/lib/i18n/locales';
import type { ContentDates } from '@/lib/site/content-dates';
import { indexedPages } from '@/lib/site/indexed-pages';
import { contentHash } from './content-hash';

/**
 * The dates of all pages that search engines may list, where each page that says something else than before has a new one.
 * @param today as YYYY-MM-DD
 */
export async function renewDates(known: ContentDates, today: string): Promise<ContentDates> {
  const pages = indexedPages.map(async (page) => {
    const languages = locales.map(async (locale) => {
      const hash = await contentHash(locale, page);
      const before = known[page]?.[locale];
      return [locale, before?.hash === hash ? before : { hash, date: today }] as const;
    });
    return [page, Object.fromEntries(await Promise.all(languages))] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}
