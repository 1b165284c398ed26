import { describe, expect, it } from 'vitest';
import {
  type AppointmentCalendar,
  byDay,
  changeableFrom,
  earliestFor,
  slotsFor,
} from '@/lib/appointments/slots';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Open Monday to Friday from 12 to 18 o'clock, one visit of an hour at a time. */
const calendar = (changes: Partial<AppointmentCalendar> = {}): AppointmentCalendar => ({
  times: weekdays.map((weekday) => ({
    weekday,
    opens: '12:00',
    closes: '18:00',
    areas: weekday <= 5 ? ['pattaya', 'shop'] : [],
    at_once: 1,
    minutes: 60,
  })),
  rules: { ahead_days: 7, notice_hours: 24, change_hours: 12 },
  days_off: [],
  closed_until: null,
  taken: [],
  ...changes,
});

/** A Tuesday, eleven in the morning in Pattaya. */
const now = new Date('2026-11-24T11:00:00+07:00');

const startsOf = (own: AppointmentCalendar, changes: Partial<Parameters<typeof slotsFor>[1]> = {}) =>
  slotsFor(own, {
    kind: 'visit',
    area: 'pattaya',
    now,
    earliest: earliestFor(own, now),
    isClosed: () => false,
    ...changes,
  }).map(({ starts }) => starts.toISOString());

const daysOf = (starts: string[]) => [...new Set(starts.map((start) => start.slice(0, 10)))];

describe('the times that can be had', () => {
  it('lie within the weekly times, in steps of their length', () => {
    const starts = startsOf(calendar());
    expect(starts.slice(0, 6)).toEqual(
      ['05', '06', '07', '08', '09', '10'].map((hour) => `2026-11-25T${hour}:00:00.000Z`),
    );
  });

  it('begin after the notice and end with the days ahead, without weekends', () => {
    expect(daysOf(startsOf(calendar()))).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  it('leave out days off and closed days', () => {
    const starts = startsOf(calendar({ days_off: ['2026-11-26'] }), {
      isClosed: (day) => day === '2026-11-30',
    });
    expect(daysOf(starts)).toEqual(['2026-11-25', '2026-11-27', '2026-12-01']);
    expect(daysOf(startsOf(calendar({ closed_until: '2026-11-27' })))).toEqual(['2026-11-30', '2026-12-01']);
  });

  it('are none in an area to which nobody comes on any day', () => {
    expect(startsOf(calendar(), { area: 'jomtien' })).toEqual([]);
  });

  it('leave out what is booked, but not for what is to be moved itself, and not for the other kind', () => {
    const taken = {
      id: 'a',
      kind: 'visit',
      starts_at: new Date('2026-11-25T12:30:00+07:00'),
      ends_at: new Date('2026-11-25T13:30:00+07:00'),
    } as const;
    const own = calendar({ taken: [taken] });
    expect(startsOf(own)[0]).toBe('2026-11-25T07:00:00.000Z');
    expect(startsOf(own, { own: 'a' })[0]).toBe('2026-11-25T05:00:00.000Z');
    expect(startsOf(own, { kind: 'drop-off', area: 'shop' })[0]).toBe('2026-11-25T05:00:00.000Z');
  });

  it('take as many at once as the weekday does', () => {
    const span = {
      starts_at: new Date('2026-11-25T12:00:00+07:00'),
      ends_at: new Date('2026-11-25T13:00:00+07:00'),
    };
    const taken = ['a', 'b'].map((id) => ({ id, kind: 'visit' as const, ...span }));
    const times = calendar().times.map((day) => ({ ...day, at_once: 2 }));
    expect(startsOf(calendar({ times, taken: taken.slice(1) }))[0]).toBe('2026-11-25T05:00:00.000Z');
    expect(startsOf(calendar({ times, taken }))[0]).toBe('2026-11-25T06:00:00.000Z');
  });

  it('go by the day in Pattaya just before and after its midnight', () => {
    const times = calendar().times.map((day) => ({
      ...day,
      opens: '00:00',
      closes: '02:00',
      areas: ['pattaya' as const],
    }));
    const own = calendar({ times, rules: { ahead_days: 1, notice_hours: 0, change_hours: 0 } });
    const at = (moment: string) => {
      const then = new Date(moment);
      return startsOf(own, { now: then, earliest: then });
    };
    expect(at('2026-11-24T23:59:00+07:00')).toEqual(['2026-11-24T17:00:00.000Z', '2026-11-24T18:00:00.000Z']);
    expect(at('2026-11-25T00:01:00+07:00')).toEqual([
      '2026-11-24T18:00:00.000Z',
      '2026-11-25T17:00:00.000Z',
      '2026-11-25T18:00:00.000Z',
    ]);
  });

  it('stand under the day that they are on in Pattaya', () => {
    const slots = ['2026-11-24T17:00:00Z', '2026-11-25T16:00:00Z'].map((start) => ({
      starts: new Date(start),
      ends: new Date(start),
    }));
    expect(byDay(slots).map(({ day }) => day)).toEqual(['2026-11-25']);
  });

  it('can be changed by their customer until the hours before', () => {
    expect(changeableFrom(calendar(), now)).toEqual(new Date('2026-11-24T23:00:00+07:00'));
  });
});
