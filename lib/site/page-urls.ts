import 'server-only';
import { env } from '@/lib/env/env';
import { defaultLocale, type Locale, localePath, locales } from '@/lib/i18n/locales';
import { markdownPath } from './indexed-pages';

/** The full address of a page in a language; the origin is the configured one, never the request's. */
export function pageUrl(locale: Locale, path: string): string {
  const localized = localePath(locale, path);
  return localized === '/' ? env().siteUrl : `${env().siteUrl}${localized}`;
}

/** The full address of the Markdown version of a page. */
export function markdownUrl(locale: Locale, path: string): string {
  return env().siteUrl + localePath(locale, markdownPath(path));
}

/** A page's addresses by language, itself among them, and `x-default` for everyone else. */
export function languageUrls(path: string): Record<string, string> {
  const urls = Object.fromEntries(locales.map((locale) => [locale, pageUrl(locale, path)]));
  return { ...urls, 'x-default': pageUrl(defaultLocale, path) };
}
