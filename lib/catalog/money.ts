import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/number';

/** Whole satang of a price in baht, exact for at most two decimals. @throws RangeError for finer amounts */
export function toSatang(baht: number): number {
  const satang = Math.round(baht * 100);
  if (!Number.isSafeInteger(satang) || Math.abs(satang / 100 - baht) > 1e-9)
    throw new RangeError(`${baht} baht is not whole satang`);
  return satang;
}

/** Baht of an amount in whole satang. */
export function toBaht(satang: number): number {
  return satang / 100;
}

/**
 * Writes an amount as the site shows money: ฿ directly before Latin digits, always grouped.
 * @param satang whole satang
 * @param decimals `auto` writes satang only where there are any, `always` writes two decimals
 */
export function formatMoney(satang: number, locale: Locale, decimals: 'auto' | 'always' = 'auto'): string {
  const digits = decimals === 'always' || satang % 100 !== 0 ? 2 : 0;
  return `฿${formatNumber(toBaht(satang), locale, digits)}`;
}

/** As {@link formatMoney}, inside a sentence: Thai prose says baht behind the number, where its tags have ฿ before it. */
export function proseMoney(satang: number, locale: Locale, decimals: 'auto' | 'always' = 'auto'): string {
  const money = formatMoney(satang, locale, decimals);
  return locale === 'th' ? `${money.slice(1)}\u00a0บาท` : money;
}
