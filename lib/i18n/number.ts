import type { Locale } from './locales';

/** A count as people of the language write it, in Latin digits and grouped: 1,000 in English, 1.000 in Spanish. */
export function formatNumber(count: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: 'always' }).format(count);
}
