import type { Messages } from 'next-intl';
import { clockOf, weekdayOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { clockInPattaya, dayInPattaya } from '@/lib/i18n/pattaya-time';
import type { AppointmentArea } from './appointment';

type Words = Pick<Messages, 'appointments' | 'facts'>;

/** From when to when an appointment is: 1:00 PM–2:00 PM. */
export function hoursText(
  { starts, ends }: { starts: Date; ends: Date },
  locale: Locale,
  words: Words,
): string {
  return fill(words.appointments.hours, {
    from: clockOf(clockInPattaya(starts), locale),
    to: clockOf(clockInPattaya(ends), locale),
  });
}

/** The same with its day: Tuesday 24 November, 1:00 PM–2:00 PM. */
export function timeText(at: { starts_at: Date; ends_at: Date }, locale: Locale, words: Words): string {
  const hours = hoursText({ starts: at.starts_at, ends: at.ends_at }, locale, words);
  return `${weekdayOf(dayInPattaya(at.starts_at), locale)}, ${hours}`;
}

/** What a place is called. */
export function areaText(area: AppointmentArea, { appointments, facts }: Words): string {
  return area === 'shop' ? appointments.shop : facts.places[area];
}
