import type { Messages } from 'next-intl';
import { company, companyIn } from '@/lib/company/company';
import { clockOf, dayTitle } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { clockInPattaya, dayInPattaya } from '@/lib/i18n/pattaya-time';
import { withoutMarks } from '@/lib/i18n/phrases';
import type { AppointmentArea, ToldAppointment } from './appointment';

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

type Span = { starts_at: Date; ends_at: Date };

/** The same with its day, as a title with phrase marks: no line parts the day, its month or the hours. */
export function timeTitle(at: Span, locale: Locale, words: Words): string {
  const hours = hoursText({ starts: at.starts_at, ends: at.ends_at }, locale, words);
  return `${dayTitle(dayInPattaya(at.starts_at), locale)},| ${hours}`;
}

/** The same as running text: Tuesday 24 November, 1:00 PM–2:00 PM. */
export const timeText = (at: Span, locale: Locale, words: Words): string =>
  withoutMarks(timeTitle(at, locale, words));

/** Where to be: place and address of a visit, or the address of the shop. */
export function placeText(
  at: Pick<ToldAppointment, 'kind' | 'area' | 'address'>,
  locale: Locale,
  words: Words,
): string {
  return at.kind === 'visit'
    ? [areaText(at.area, words), at.address].filter(Boolean).join('\n')
    : `${company.name}, ${companyIn(locale).address}`;
}

/** What a place is called. */
export function areaText(area: AppointmentArea, { appointments, facts }: Words): string {
  return area === 'shop' ? appointments.shop : facts.places[area];
}
