import { expect, it } from 'vitest';
import { isClock, isDay } from '@/lib/fields/times';

it('takes days that there are, and times of one day', () => {
  expect(['2028-02-29', '2026-12-31'].filter(isDay)).toHaveLength(2);
  expect(['', '2027-02-29', '2026-1-1', '31.12.2026', '2026-12-31T00:00'].filter(isDay)).toEqual([]);
  expect(['00:00', '23:59'].filter(isClock)).toHaveLength(2);
  expect(['', '24:00', '9:00', '12:60', '12:00:00'].filter(isClock)).toEqual([]);
});
