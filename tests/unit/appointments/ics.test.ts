import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, writeCalendar } from '@/lib/appointments/ics';
import { readCalendar } from '../../support/calendar';

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: '1c0ffee0-0000-4000-8000-000000000001@bay-signal.example',
  sequence: 2,
  starts: new Date('2026-11-25T06:00:00Z'),
  ends: new Date('2026-11-25T07:00:00Z'),
  summary: 'ติดตั้งกล้องวงจรปิด',
  isCancelled: false,
  ...changes,
});

const write = (changes: Partial<CalendarEntry> = {}, method: 'REQUEST' | 'CANCEL' = 'REQUEST') =>
  writeCalendar({
    method,
    at: new Date('2026-11-24T05:00:00Z'),
    product: 'Bay Signal',
    organizer: { name: 'Bay "Signal"; Co., Ltd.', email: 'info@bay-signal.example' },
    attendee: 'somchai@example.com',
    entries: [entry(changes)],
  });

const readOne = (file: string) => readCalendar(file).entries[0];

/** The content lines (RFC 5545, 3.1): what begins with a space goes on. */
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

/** What somebody types, and Thai with marks above, below and of three bytes each, which meets the end of a line at every place. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme-composite', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(...'นัดผู้ที่น้ำ', ...',;:\\"\n', '\r\n', 'BEGIN:VEVENT', '👩‍👩‍👧', ' ', '\t', 'n'),
    maxLength: 200,
  }),
);

/** What is left of a text in a calendar: no other control character than the end of a line. */
const kept = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '');

describe('a calendar file, as another program reads it', () => {
  it('has the texts that were written, whatever they are, in lines of 75 octets that break within no character', () => {
    fc.assert(
      fc.property(anyText, anyText, (summary, location) => {
        const file = write({ summary, location });
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        const { entries } = readCalendar(file);
        expect(entries).toHaveLength(1);
        expect(entries[0]).toMatchObject({
          summary: kept(summary),
          attendees: ['mailto:somchai@example.com'],
        });
        expect(entries[0]?.location ?? '').toBe(kept(location));
      }),
    );
  });

  it('has the moments that were written, by the clocks of Pattaya', () => {
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 10_000 }), (start, minutes) => {
        const starts = new Date(Math.floor(start.getTime() / 1000) * 1000);
        const ends = new Date(starts.getTime() + minutes * 60_000);
        expect(readOne(write({ starts, ends }))).toMatchObject({ starts, ends, zone: 'Asia/Bangkok' });
      }),
    );
  });

  it('invites to an entry, and takes it out under the same name with a higher number', () => {
    expect(readCalendar(write())).toMatchObject({
      method: 'REQUEST',
      version: '2.0',
      entries: [
        {
          uid: '1c0ffee0-0000-4000-8000-000000000001@bay-signal.example',
          sequence: 2,
          status: 'CONFIRMED',
          organizer: 'Bay Signal; Co., Ltd. mailto:info@bay-signal.example',
        },
      ],
    });
    expect(readCalendar(write({ isCancelled: true, sequence: 3 }, 'CANCEL'))).toMatchObject({
      method: 'CANCEL',
      entries: [
        {
          uid: '1c0ffee0-0000-4000-8000-000000000001@bay-signal.example',
          sequence: 3,
          status: 'CANCELLED',
        },
      ],
    });
  });

  it('is none where it was cut off', () => {
    const file = write();
    expect(() => readCalendar(file.slice(0, file.indexOf('END:VEVENT')))).toThrow();
  });
});

describe('a calendar file', () => {
  it('ends each line with CR LF, and has no other line break', () => {
    const file = write({ location: 'one\ntwo\r\nthree' });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('names times with a definition of their zone before the entry', () => {
    const lines = linesOf(write({ starts: new Date('2026-12-31T17:30:00Z') }));
    // An evening by the clocks of Greenwich is the next day, and here the next year.
    expect(lines).toContain('DTSTART;TZID=Asia/Bangkok:20270101T003000');
    expect(lines).toContain('DTSTAMP:20261124T050000Z');
    expect(lines.indexOf('TZID:Asia/Bangkok')).toBeGreaterThan(0);
    expect(lines.indexOf('END:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
  });

  it('has each property that a request needs once', () => {
    const lines = linesOf(write());
    for (const name of [
      'VERSION',
      'PRODID',
      'METHOD',
      'UID',
      'SEQUENCE',
      'DTSTAMP',
      'SUMMARY',
      'STATUS',
      'ORGANIZER',
      'ATTENDEE',
    ])
      expect([name, lines.filter((line) => line.startsWith(name)).length]).toEqual([name, 1]);
  });
});
