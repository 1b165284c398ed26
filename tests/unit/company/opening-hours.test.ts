import { describe, expect, it } from 'vitest';
import { answerDue, isOpenAt } from '@/lib/company/opening-hours';

describe('the opening hours', () => {
  it.each([
    ['2026-03-01T04:59:00Z', false],
    ['2026-03-01T05:00:00Z', true],
    ['2026-03-01T10:59:00Z', true],
    ['2026-03-01T11:00:00Z', false],
    ['2026-02-28T18:00:00Z', false],
  ])('are read by the clocks of Pattaya: at %s open is %s', (moment, isOpen) => {
    expect(isOpenAt(new Date(moment))).toBe(isOpen);
  });
});

describe('an answer within 24 hours, in opening hours', () => {
  it.each([
    ['asked in the afternoon, a day later', '2026-03-02T14:30', '2026-03-03T14:30'],
    ['asked at opening time, a day later', '2026-03-02T12:00', '2026-03-03T12:00'],
    ['asked in the evening, by the next evening’s closing time', '2026-03-02T21:15', '2026-03-03T18:00'],
    ['asked at night, by that day’s closing time', '2026-03-02T00:10', '2026-03-02T18:00'],
    ['asked in the morning, by the same day’s closing time', '2026-03-02T11:59', '2026-03-02T18:00'],
    ['asked at midnight on the last of a month', '2026-02-28T23:59', '2026-03-01T18:00'],
  ])('is due, %s', (_when, asked, due) => {
    const inPattaya = (time: string) => new Date(`${time}:00+07:00`);
    expect(answerDue(inPattaya(asked))).toEqual(inPattaya(due));
    const seconds = new Date(inPattaya(asked).getTime() + 59_999);
    expect(answerDue(seconds), 'seconds do not count').toEqual(inPattaya(due));
  });
});
