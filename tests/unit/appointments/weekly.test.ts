import { expect, it } from 'vitest';
import type { DayTimes } from '@/lib/appointments/slots';
import { timesByArea } from '@/lib/appointments/weekly';

const day = (weekday: number, changes: Partial<DayTimes> = {}): DayTimes => ({
  weekday,
  opens: '12:00',
  closes: '18:00',
  areas: ['pattaya', 'naklua', 'shop'],
  at_once: 1,
  minutes: 60,
  ...changes,
});

it('times of a week stand once for the places and weekdays that share them', () => {
  const times = [
    day(1),
    day(2),
    day(3, { opens: '10:00' }),
    day(4),
    day(5, { areas: ['pattaya', 'naklua', 'sattahip', 'shop'] }),
    day(6, { areas: ['shop'] }),
    day(7, { areas: [] }),
  ];
  const hours = { opens: '12:00', closes: '18:00' };
  const early = { first: 3, last: 3, opens: '10:00', closes: '18:00' };
  const [monday, thursday] = [
    { first: 1, last: 2, ...hours },
    { first: 4, last: 5, ...hours },
  ];
  expect(timesByArea(times)).toEqual([
    { areas: ['pattaya', 'naklua'], spans: [monday, early, thursday] },
    { areas: ['sattahip'], spans: [{ first: 5, last: 5, ...hours }] },
    { areas: ['shop'], spans: [monday, early, { ...thursday, last: 6 }] },
  ]);
});
