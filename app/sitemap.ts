import type { MetadataRoute } from 'next';
import { locales } from '@/lib/i18n/locales';
import { languageUrls, pageUrl } from '@/lib/site/page-urls';
import { indexedPaths } from '@/lib/site/routes';

/** Every page that search engines may list, in every language: the one source of hreflang (docs/decisions/0015). */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPaths.flatMap((path) =>
    locales.map((locale) => ({
      url: pageUrl(locale, path),
      alternates: { languages: languageUrls(path) },
    })),
  );
}
