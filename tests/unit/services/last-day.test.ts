import { expect, it } from 'vitest';
import { lastDayOf } from '@/lib/services/service-lines';

it.each([
  ['2026-12-01', '2026-11-30'],
  ['2027-01-01', '2026-12-31'],
  ['2028-03-01', '2028-02-29'],
  ['2027-03-01', '2027-02-28'],
])('what is not paid from %s on is paid up to and including %s', (end, last) => {
  expect(lastDayOf(end)).toBe(last);
});
