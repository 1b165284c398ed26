import type { MetadataRoute } from 'next';
import { locales } from '@/lib/i18n/locales';
import { changedOn } from '@/lib/site/content-dates';
import { indexedPages } from '@/lib/site/indexed-pages';
import { languageUrls, pageUrl } from '@/lib/site/page-urls';
import { findRoute } from '@/lib/site/routes';

/**
 * Every page that search engines may list, in every language: the one source of hreflang (docs/decisions/0015), and since when each says
 * what it says.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPages.flatMap((page) => {
    const { path } = findRoute(page);
    return locales.map((locale) => ({
      url: pageUrl(locale, path),
      lastModified: changedOn(page, locale),
      alternates: { languages: languageUrls(path) },
    }));
  });
}
