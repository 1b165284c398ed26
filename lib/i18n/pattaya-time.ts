import type { Locale } from './locales';

/** A moment as the clocks in Pattaya show it, written with Latin digits and the Gregorian year. */
export function formatInPattaya(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).format(moment);
}
