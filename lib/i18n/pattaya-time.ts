import type { Locale } from './locales';

const inPattaya = { timeZone: 'Asia/Bangkok', calendar: 'gregory', numberingSystem: 'latn' } as const;

/** As people of the language write dates; English as in Britain. */
const written = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

/** A moment as the clocks in Pattaya show it, written with Latin digits and the Gregorian year. */
export function formatInPattaya(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(written(locale), {
    ...inPattaya,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(moment);
}

/** The day of a moment in Pattaya, as YYYY-MM-DD. */
export function dayInPattaya(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: inPattaya.timeZone }).format(moment);
}

/** The same in few letters, for a moment that is near: day of the week, day and month, and time. */
export function formatShortlyInPattaya(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(written(locale), {
    ...inPattaya,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}
