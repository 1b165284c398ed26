import ICAL from 'ical.js';

/** What a calendar makes of an entry. */
export type ReadEntry = {
  uid: string;
  sequence: number;
  starts: Date;
  ends: Date;
  zone: string;
  status: string;
  summary: string;
  location: string;
  organizer: string;
  attendees: string[];
};

/**
 * Reads a calendar file by a reader that is not ours (RFC 5545), which knows no time zone but those that the file defines.
 * @throws ParserError where it is none
 */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const text = (name: string) => String(calendar.getFirstPropertyValue(name) ?? '');
  const entries = calendar.getAllSubcomponents('vevent').map((entry): ReadEntry => {
    const event = new ICAL.Event(entry);
    const people = (name: string) => entry.getAllProperties(name).map((each) => String(each.getFirstValue()));
    return {
      uid: event.uid,
      sequence: event.sequence,
      starts: event.startDate.toJSDate(),
      ends: event.endDate.toJSDate(),
      zone: event.startDate.zone?.tzid ?? '',
      status: String(entry.getFirstPropertyValue('status') ?? ''),
      summary: event.summary,
      location: event.location,
      organizer: `${entry.getFirstProperty('organizer')?.getFirstParameter('cn')} ${people('organizer')}`,
      attendees: people('attendee'),
    };
  });
  return { method: text('method'), name: text('x-wr-calname'), version: text('version'), entries };
}
