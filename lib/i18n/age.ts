import type { Locale } from './locales';

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
