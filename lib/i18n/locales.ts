/** The interface languages, the default first. */
export const locales = ['en', 'de', 'es', 'nl', 'th'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** Each language in its own name, for the language switcher. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  nl: 'Nederlands',
  th: 'ไทย',
} as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The address of a page in a language: English has no prefix.
 * @param path unprefixed, starting with a slash, with or without a query
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The page path without its language: the inverse of {@link localePath}; `/en/x` counts as `/x` too. */
export function withoutLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : pathname;
}
