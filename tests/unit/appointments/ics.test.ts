import { describe, expect, it } from 'vitest';
import { type CalendarEntry, writeCalendar } from '@/lib/appointments/ics';

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
    organizer: { name: 'Bay "Signal"', email: 'info@bay-signal.example' },
    attendee: 'somchai@example.com',
    entries: [entry(changes)],
  });

/** The content lines as a calendar reads them (RFC 5545, 3.1): what begins with a space goes on. */
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');
const read = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(name))
    ?.slice(name.length);

describe('a calendar file', () => {
  it('ends each line with CR LF, and has no other line break', () => {
    const file = write({ description: 'one\ntwo\r\nthree' });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has no line of more than 75 octets, and breaks none within a character', () => {
    const summary = 'นัดหมายติดตั้งกล้องวงจรปิด 🏖️ '.repeat(12);
    const file = write({ summary });
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(read(file, 'SUMMARY:')).toBe(summary);
  });

  it('escapes what has a meaning in texts, and keeps out what would begin a line of its own', () => {
    const file = write({ location: 'Soi 6, 12; C:\\\nATTENDEE:mailto:x@example.com' });
    expect(read(file, 'LOCATION:')).toBe('Soi 6\\, 12\\; C:\\\\\\nATTENDEE:mailto:x@example.com');
    expect(linesOf(file).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(read(file, 'ORGANIZER;')).toBe('CN="Bay Signal":mailto:info@bay-signal.example');
  });

  it('names times by the clocks of Pattaya, with a definition of that zone before the entry', () => {
    const lines = linesOf(write());
    expect(lines).toContain('DTSTART;TZID=Asia/Bangkok:20261125T130000');
    expect(lines).toContain('DTEND;TZID=Asia/Bangkok:20261125T140000');
    expect(lines).toContain('DTSTAMP:20261124T050000Z');
    expect(lines.indexOf('TZID:Asia/Bangkok')).toBeGreaterThan(0);
    expect(lines.indexOf('END:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
    for (const name of ['DTSTART:19700101T000000', 'TZOFFSETFROM:+0700', 'TZOFFSETTO:+0700'])
      expect(lines).toContain(name);
  });

  it('writes a time of the evening on the day that it is in Pattaya', () => {
    expect(linesOf(write({ starts: new Date('2026-12-31T17:30:00Z') }))).toContain(
      'DTSTART;TZID=Asia/Bangkok:20270101T003000',
    );
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
    expect(lines).toContain('METHOD:REQUEST');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines).toContain('SEQUENCE:2');
  });

  it('takes an entry out under the same name', () => {
    const lines = linesOf(write({ isCancelled: true, sequence: 3 }, 'CANCEL'));
    expect(lines).toContain('METHOD:CANCEL');
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).toContain('UID:1c0ffee0-0000-4000-8000-000000000001@bay-signal.example');
  });

  it('opens and closes its parts in their order', () => {
    const open: string[] = [];
    for (const line of linesOf(write())) {
      const [, what, part = ''] = /^(BEGIN|END):(.+)$/.exec(line) ?? [];
      if (what === 'BEGIN') open.push(part);
      if (what === 'END') expect(open.pop()).toBe(part);
    }
    expect(open).toEqual([]);
  });
});
