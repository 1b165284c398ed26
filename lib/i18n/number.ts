import type { Locale } from './locales';

/**
 * A number as people of the language write it, in Latin digits and grouped: 1,000 in English, 1.000 in Spanish.
 * @param digits how many decimals are written
 */
export function formatNumber(number: number, locale: Locale, digits = 0): string {
  return new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(number);
}

/** A round number for "more than so many", as short as the language likes it: 5K in English, 5.000 in German. */
export function formatRound(number: number, locale: Locale): string {
  if (locale !== 'en') return formatNumber(number, locale);
  return new Intl.NumberFormat(locale, { notation: 'compact' }).format(number);
}

/** A share as people of the language write it: 100% in English, 100 % in German. @param percent of a hundred */
export function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', numberingSystem: 'latn' }).format(percent / 100);
}
