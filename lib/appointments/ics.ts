/** A calendar file (RFC 5545). Times are written in Pattaya's, with a definition of that zone, so that calendars show them where they are. */

/** What a program does with it: `REQUEST` puts an entry in or changes it, `CANCEL` takes it out, `PUBLISH` is a whole calendar to read. */
type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** An entry; `uid` names it for good, of two with one the higher `sequence` counts. */
export type CalendarEntry = {
  uid: string;
  sequence: number;
  starts: Date;
  ends: Date;
  summary: string;
  isCancelled: boolean;
  location?: string;
};

type CalendarFile = {
  method: Method;
  /** When it was made. */
  at: Date;
  /** Who made it, such as the name of the site. */
  product: string;
  /** What a program calls the calendar. */
  name?: string;
  /** Who invites whom; of a calendar to read nobody. */
  organizer?: { name: string; email: string };
  attendee?: string;
  entries: readonly CalendarEntry[];
};

const zone = 'Asia/Bangkok';
const offset = 7 * 60 * 60_000;

/** One offset all year, since 1920. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:+07',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The MIME type of a file with this method. */
export function calendarType(method: Method): string {
  return `text/calendar; charset=utf-8; method=${method}`;
}

/** Writes a calendar file: lines of 75 octets at most, ended by CR LF. */
export function writeCalendar({
  method,
  at,
  product,
  name,
  organizer,
  attendee,
  entries,
}: CalendarFile): string {
  const people = [
    organizer && `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`,
    attendee && `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(product)}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    name && `X-WR-CALNAME:${text(name)}`,
    ...zoneLines,
    ...entries.flatMap((entry) => [...entryLines(entry, at), ...people, 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  return `${lines
    .filter((line) => line !== undefined && line !== '')
    .map((line) => fold(String(line)))
    .join('\r\n')}\r\n`;
}

function entryLines({ uid, sequence, starts, ends, ...entry }: CalendarEntry, at: Date) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${compact(at)}Z`,
    `DTSTART;TZID=${zone}:${local(starts)}`,
    `DTEND;TZID=${zone}:${local(ends)}`,
    `SUMMARY:${text(entry.summary)}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    entry.location && `LOCATION:${text(entry.location)}`,
  ];
}

/** A moment as 20261124T050000, by the clocks of Greenwich. */
const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}Z$/g, '');

const local = (moment: Date) => compact(new Date(moment.getTime() + offset));

/** A value of the type TEXT (3.3.11). */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** The value of a parameter: in quotation marks, which it cannot hold itself (3.2). */
const parameter = (value: string) => `"${value.replace(/["\p{Cc}]/gu, '')}"`;

/** Breaks a line before its 76th octet, and never within a character; what follows begins with a space (3.1). */
function fold(line: string): string {
  const rows = [''];
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > 75) {
      rows.push('');
      length = 1;
    }
    rows[rows.length - 1] += character;
    length += bytes;
  }
  return rows.join('\r\n ');
}
