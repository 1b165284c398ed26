import 'server-only';
import type { Messages } from 'next-intl';
import { agencyAddress } from '@/lib/company/agency';
import { company } from '@/lib/company/company';
import { env } from '@/lib/env/env';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { ToldAppointment } from './appointment';
import { areaText, placeText } from './appointment-words';
import { type CalendarEntry, calendarType, writeCalendar } from './ics';

type Words = Pick<Messages, 'appointments' | 'facts'>;

/** The name of an appointment in calendars, the same for good. */
function uidOf(id: string): string {
  return `${id}@${new URL(env().siteUrl).host}`;
}

/** What every calendar gets of an appointment: nothing of who it is with but the reference. */
export function entryOf(
  of: Pick<
    ToldAppointment,
    'id' | 'reference' | 'kind' | 'area' | 'starts_at' | 'ends_at' | 'state' | 'sequence'
  >,
  words: Words,
): CalendarEntry {
  const title = fill(words.appointments.entry[of.kind], { brand: company.name });
  return {
    uid: uidOf(of.id),
    sequence: of.sequence,
    starts: of.starts_at,
    ends: of.ends_at,
    summary: `${title} (${of.reference})`,
    isCancelled: of.state === 'cancelled',
    location: areaText(of.area, words),
  };
}

/** The file that a mail about an appointment brings, which puts it in the customer's calendar or takes it out. */
export function calendarAttachment(
  of: ToldAppointment,
  { recipient, at, locale, words }: { recipient: string; at: Date; locale: Locale; words: Words },
): { filename: string; contentType: string; content: Uint8Array } {
  const method = of.state === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const place = placeText(of, locale, words).replaceAll('\n', ', ');
  const content = writeCalendar({
    method,
    at,
    product: company.name,
    organizer: { name: company.name, email: agencyAddress() },
    attendee: recipient,
    entries: [{ ...entryOf(of, words), location: place }],
  });
  return { filename: 'appointment.ics', contentType: calendarType(method), content: Buffer.from(content) };
}
