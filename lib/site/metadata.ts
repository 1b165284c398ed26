import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { env } from '@/lib/env/env';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { company } from './company';
import { pageUrl } from './page-urls';
import { findRoute, type RouteName, routes } from './routes';

/**
 * The metadata of a page, in the language of the page: canonical has its only source here, hreflang is the sitemap's (docs/decisions/0015).
 * Title and description are those of the page's message file; Thai phrase marks may stand in them.
 * @param values what fills their places, such as prices
 */
export async function pageMetadata(name: RouteName, values: Record<string, string> = {}): Promise<Metadata> {
  const { title, description } = (await getMessages())[routes[name].namespace].metadata;
  const words = {
    title: withoutMarks(fill(title, values)),
    description: withoutMarks(fill(description, values)),
  };
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

/** The `generateMetadata` of a page whose words have no places to fill. */
export function metadataOf(name: RouteName): () => Promise<Metadata> {
  return () => pageMetadata(name);
}
