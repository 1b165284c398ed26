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
