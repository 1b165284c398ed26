import { expect, it } from 'vitest';
import { repairState } from '@/lib/repairs/repair';
import { wayOfRepair } from '@/lib/repairs/repair-way';

it('every state of a device is a stop of its way, and one that is not repaired has a shorter way', () => {
  for (const state of repairState.options) {
    const { stops, current } = wayOfRepair(state);
    expect(stops[current], state).toBe(state);
  }
  expect(wayOfRepair('accepted').current).toBe(2);
  expect(wayOfRepair('declined').stops).not.toContain('ready');
});
