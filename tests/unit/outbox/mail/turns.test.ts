import { expect, it } from 'vitest';
import { turns } from '@/lib/outbox/turns';

it('turns lie apart, however many are taken at once, and nobody waits who comes late', () => {
  const untilTurn = turns(500);
  expect([1000, 1000, 1000, 1700].map(untilTurn)).toEqual([0, 500, 1000, 800]);
  expect(untilTurn(60_000)).toBe(0);
});
