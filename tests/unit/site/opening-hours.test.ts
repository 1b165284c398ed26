import { describe, expect, it } from 'vitest';
import { isOpenAt } from '@/lib/site/opening-hours';

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
