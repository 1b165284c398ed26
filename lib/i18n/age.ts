import { nearTimeOf, shortDayOf, spanOf, timeOf } from './dates';
import type { Locale } from './locales';
import { dayInPattaya, daysBetween } from './pattaya-time';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment was, such as "20 hours ago": whole minutes, from an hour on hours, from two days on days. */
export function formatAge(moment: Date, now: Date, locale: Locale): string {
  const age = Math.max(0, now.getTime() - moment.getTime());
  const [unit, length] =
    age < hour
      ? (['minute', minute] as const)
      : age < 2 * day
        ? (['hour', hour] as const)
        : (['day', day] as const);
  // Minus zero is past, zero is to come.
  return new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`).format(-Math.floor(age / length), unit);
}

/** When something happened, as it begins a line of a list: Today, 4:36 PM, or Yesterday, 4:36 PM; before that as `nearTimeOf`. */
export function pastTimeOf(moment: Date, locale: Locale, now = new Date()): string {
  return relativeTimeOf(moment, locale, now) ?? nearTimeOf(moment, locale);
}

/** The same in so few letters that a narrow line holds them beside a state: 24 Nov, 4:36 PM; of another year its day alone. */
export function shortPastTimeOf(moment: Date, locale: Locale, now = new Date()): string {
  return relativeTimeOf(moment, locale, now) ?? shortTimeOf(moment, locale, now);
}

/** A moment of this year without its year: 24 Nov, 4:36 PM; of another one its day: 24 Nov 2025. */
export function shortTimeOf(moment: Date, locale: Locale, now = new Date()): string {
  const [own, today] = [dayInPattaya(moment), dayInPattaya(now)];
  if (own.slice(0, 4) !== today.slice(0, 4)) return spanOf(own, own, locale);
  return `${shortDayOf(own, locale)}${commaIn(locale)} ${timeOf(moment, locale)}`;
}

const commaIn = (locale: Locale) => (locale === 'th' ? '' : ',');

/** A moment of today or yesterday as such; null for any other. */
function relativeTimeOf(moment: Date, locale: Locale, now: Date): string | null {
  const days = daysBetween(dayInPattaya(now), dayInPattaya(moment));
  if (days > 0 || days < -1) return null;
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}${commaIn(locale)} ${timeOf(moment, locale)}`;
}
