import type { Locale } from './locales';

type Style = Intl.DateTimeFormatOptions;

/** A moment or a day as Intl writes it: by the clocks of Pattaya, in Latin digits, English as in Britain, Thai in years of the Buddhist era. */
function write(moment: Date, locale: Locale, style: Style): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...style,
    ...inPattaya(locale),
  }).format(moment);
}

const inPattaya = (locale: Locale): Style => ({
  timeZone: 'Asia/Bangkok',
  calendar: locale === 'th' ? 'buddhist' : 'gregory',
  numberingSystem: 'latn',
});

const dayOfMonth: Style = { day: 'numeric', month: 'long' };
const shortDay: Style = { day: 'numeric', month: 'short' };
const shortDate: Style = { ...shortDay, year: 'numeric' };

/** The hour of a moment as the language says it, with its unit behind a space that no line breaks. */
export function timeOf(moment: Date, locale: Locale): string {
  const style: Style = { hour: locale === 'th' ? '2-digit' : 'numeric', minute: '2-digit', hourCycle: 'h23' };
  const time = write(moment, locale, style);
  const written: Record<Locale, () => string> = {
    en: () =>
      write(moment, locale, { ...style, hourCycle: 'h12' })
        .toUpperCase()
        .replace(/\s/, '\u00a0'),
    de: () => `${time}\u00a0Uhr`,
    es: () => time,
    nl: () => `${time.replace(':', '.')}\u00a0uur`,
    th: () => `${time}\u00a0น.`,
  };
  return written[locale]();
}

/** A time such as 18:00 as the language writes it, without the unit that stands in the text; in English as the specification has it: 6:00 PM. */
export function clockOf(time: string, locale: Locale): string {
  const written = timeOf(new Date(`2024-01-01T${time}:00+07:00`), locale);
  return locale === 'en' ? written.replace('\u00a0', ' ') : (written.split('\u00a0')[0] ?? written);
}

/** An hour behind its Spanish article. */
const withArticle = (time: string) => `${time.startsWith('1:') ? 'la' : 'las'}\u00a0${time}`;

/** A day, as YYYY-MM-DD or as that of a moment, written out: 24 November 2026. */
export function dateOf(day: string | Date, locale: Locale): string {
  return write(typeof day === 'string' ? noonOf(day) : day, locale, { dateStyle: 'long' });
}

/** A span of days, as YYYY-MM-DD with both of them in it, in few letters: 1–28 Feb 2026. */
export function spanOf(from: string, to: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...shortDate, ...inPattaya(locale) })
    .formatRange(noonOf(from), noonOf(to))
    .replaceAll('\u2009', '');
}

/** A month as YYYY-MM, written out: November 2026. */
export function monthOf(month: string, locale: Locale): string {
  return write(noonOf(`${month}-01`), locale, { month: 'long', year: 'numeric' });
}

/** A year of our calendar as the language counts it: 2018 is 2561 in Thai. */
export function yearOf(year: number, locale: Locale): string {
  return String(locale === 'th' ? year + 543 : year);
}

/** A day as YYYY-MM-DD in few letters and without its year, for narrow tables: 24 Nov. */
export function shortDayOf(day: string, locale: Locale): string {
  return write(noonOf(day), locale, shortDay);
}

/** A day as YYYY-MM-DD with its weekday and without its year: Tuesday 24 November. */
export function weekdayOf(day: string, locale: Locale): string {
  return write(noonOf(day), locale, { weekday: 'long', ...dayOfMonth });
}

/** The same as a title, with phrase marks: no line parts the day and its month. */
export function dayTitle(day: string, locale: Locale): string {
  return weekdayOf(day, locale).replace(/ (?=\d)/, '| ');
}

/** A day as YYYY-MM-DD in the parts that stand on a leaf of a calendar. */
export function leafOf(day: string, locale: Locale) {
  const part = (style: Style) => write(noonOf(day), locale, style);
  return {
    weekday: part({ weekday: 'long' }),
    weekdayShort: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'long' }),
    short: part({ month: 'short' }),
  };
}

/** The name of a weekday; Monday is 1. */
export function weekdayName(weekday: number, locale: Locale): string {
  return write(noonOf(`2024-01-0${weekday}`), locale, { weekday: 'long' });
}

/** The first letters of the days of a week, Monday first. */
export function weekdayLetters(locale: Locale): string[] {
  return [...Array(7).keys()].map((day) =>
    write(noonOf(`2024-01-0${day + 1}`), locale, { weekday: 'narrow' }),
  );
}

const noonOf = (day: string) => new Date(`${day}T12:00:00+07:00`);

/** A moment in full, behind "on" or alone: 24 November 2026 at 4:36 PM. */
export function dateTimeOf(moment: Date, locale: Locale): string {
  const [date, time] = [dateOf(moment, locale), timeOf(moment, locale)];
  const written: Record<Locale, () => string> = {
    en: () => `${date} at ${time}`,
    de: () => `${date} um ${time}`,
    es: () => `${date} a ${withArticle(time)}`,
    nl: () => `${date} om ${time}`,
    th: () => nearTimeOf(moment, locale),
  };
  return written[locale]();
}

/** A moment that is near, in few letters, for lists and subjects of mails: Tue 24 Nov, 4:36 PM. */
export function nearTimeOf(moment: Date, locale: Locale): string {
  const [day, time] = [write(moment, locale, shortDay), timeOf(moment, locale)];
  const weekday = (weekday: Style['weekday']) => write(moment, locale, { weekday });
  const written: Record<Locale, () => string> = {
    en: () => `${weekday('short')} ${day}, ${time}`,
    de: () => `${weekday('short')}., ${day}, ${time}`,
    es: () => `${weekday('long')} ${write(moment, locale, dayOfMonth)}, ${time}`,
    nl: () => `${weekday('short')} ${day}, ${time}`,
    th: () => `${write(moment, locale, shortDate)} เวลา ${time}`,
  };
  return written[locale]();
}

/** Until when something is promised, as the part of a sentence that says it: "by 4:36 PM on 24 November". */
export function deadlineOf(moment: Date, locale: Locale): string {
  const [day, time] = [write(moment, locale, dayOfMonth), timeOf(moment, locale)];
  const written: Record<Locale, () => string> = {
    en: () => `by ${time} on ${day}`,
    de: () => `bis zum ${day}, ${time}`,
    es: () => `antes de ${withArticle(time)} del ${day}`,
    nl: () => `uiterlijk ${day} om ${time}`,
    th: () => `ภายในวันที่ ${nearTimeOf(moment, locale)}`,
  };
  return written[locale]();
}
