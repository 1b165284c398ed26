import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { env } from '@/lib/env';
import { defaultLocale, type Locale, localePath, locales } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { company } from './company';
import { type RouteName, routes } from './routes';

/**
 * The metadata of a page: canonical and hreflang have their only source here (design.md §6.17).
 * Title and description are in the language of the page; Thai phrase marks may stand in them.
 */
export async function pageMetadata(
  name: RouteName,
  { title, description }: { title: string; description: string },
): Promise<Metadata> {
  const words = { title: withoutMarks(title), description: withoutMarks(description) };
  const locale = await getLocale();
  const { path, isIndexed } = routes[name];
  const url = pageUrl(locale, path);
  return {
    ...words,
    metadataBase: new URL(env().siteUrl),
    alternates: isIndexed
      ? { canonical: url, languages: { ...languageUrls(path), 'x-default': pageUrl(defaultLocale, path) } }
      : { canonical: url },
    robots: isIndexed ? { index: true, follow: true } : { index: false, follow: true },
    openGraph: { ...words, url, siteName: company.name, locale, type: 'website' },
  };
}

/** The full address of a page in a language; the origin is the configured one, never the request's. */
function pageUrl(locale: Locale, path: string): string {
  const localized = localePath(locale, path);
  return localized === '/' ? env().siteUrl : `${env().siteUrl}${localized}`;
}

function languageUrls(path: string): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, pageUrl(locale, path)]));
}
