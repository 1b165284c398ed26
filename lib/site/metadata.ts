import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { company } from '@/lib/company/company';
import { env } from '@/lib/env/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { fullTitle } from './page-title';
import { markdownUrl, pageUrl } from './page-urls';
import { pageWords } from './page-words';
import { previewOf, previewSize } from './preview';
import { findRoute, type RouteName, routes } from './routes';

/** Languages as Open Graph names them, each with the country that its texts are written for. */
const openGraphLocales = {
  en: 'en_GB',
  de: 'de_DE',
  es: 'es_ES',
  nl: 'nl_NL',
  th: 'th_TH',
} as const satisfies Record<Locale, string>;

/**
 * The metadata of a page, in the language of the page: canonical has its only source here, hreflang is the sitemap's (docs/decisions/0015).
 * Title and description are those of the page's message file; facts and Thai phrase marks may stand in them. A page that search engines
 * may not list has no Markdown version, and is shown by the picture of the home page.
 */
async function pageMetadata(name: RouteName): Promise<Metadata> {
  const { metadata } = await pageWords(routes[name].namespace);
  const words = { title: fullTitle(metadata.title), description: withoutMarks(metadata.description) };
  const locale = await getLocale();
  const { path, isIndexed, isNofollow } = findRoute(name);
  const url = pageUrl(locale, path);
  const preview = await previewOf(locale, isIndexed ? name : 'home');
  return {
    ...words,
    metadataBase: new URL(env().siteUrl),
    alternates: {
      canonical: url,
      ...(isIndexed && { types: { 'text/markdown': markdownUrl(locale, path) } }),
    },
    robots: { index: isIndexed, follow: !isNofollow },
    openGraph: {
      ...words,
      url,
      siteName: company.name,
      locale: openGraphLocales[locale],
      alternateLocale: locales.filter((other) => other !== locale).map((other) => openGraphLocales[other]),
      type: 'website',
      images: { url: preview.path, ...previewSize, alt: preview.alt, type: 'image/png' },
    },
  };
}

/** The `generateMetadata` of a page. */
export function metadataOf(name: RouteName): () => Promise<Metadata> {
  return () => pageMetadata(name);
}
