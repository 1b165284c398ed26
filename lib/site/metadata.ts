import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { env } from '@/lib/env/env';
import { withoutMarks } from '@/lib/i18n/phrases';
import { company } from './company';
import { pageUrl } from './page-urls';
import { pageWords } from './page-words';
import { findRoute, type RouteName, routes } from './routes';

/**
 * The metadata of a page, in the language of the page: canonical has its only source here, hreflang is the sitemap's (docs/decisions/0015).
 * Title and description are those of the page's message file; facts and Thai phrase marks may stand in them.
 */
async function pageMetadata(name: RouteName): Promise<Metadata> {
  const { metadata } = await pageWords(routes[name].namespace);
  const words = { title: withoutMarks(metadata.title), description: withoutMarks(metadata.description) };
  const locale = await getLocale();
  const { path, isIndexed, isNofollow } = findRoute(name);
  const url = pageUrl(locale, path);
  return {
    ...words,
    metadataBase: new URL(env().siteUrl),
    alternates: { canonical: url },
    robots: { index: isIndexed, follow: !isNofollow },
    openGraph: { ...words, url, siteName: company.name, locale, type: 'website' },
  };
}

/** The `generateMetadata` of a page. */
export function metadataOf(name: RouteName): () => Promise<Metadata> {
  return () => pageMetadata(name);
}
