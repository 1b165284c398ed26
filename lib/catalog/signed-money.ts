import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from './money';

/** Writes an amount that may be less than 0, as a discount is: always with two decimals, and with a dash before ฿. @param satang whole satang */
export function formatSignedMoney(satang: number, locale: Locale): string {
  return `${satang < 0 ? '–' : ''}${formatMoney(Math.abs(satang), locale, 'always')}`;
}
