import { describe, expect, it } from 'vitest';
import { nextPart, type OrderPart } from '@/lib/orders/parts';
import { openAmount } from '@/lib/orders/payable';

const part = (place: number, open: number, due_on: string | null): OrderPart => ({
  place,
  amount: 1000,
  withheld: 0,
  due: due_on ? 'date' : 'handover',
  days: null,
  due_on,
  open,
});
const today = '2026-11-24';

describe('what is asked for of an order in parts', () => {
  it('is all that is open of those that are due', () => {
    expect(
      nextPart([part(1, 400, '2026-11-01'), part(2, 1000, today), part(3, 1000, null)], today),
    ).toMatchObject({ place: 2, of: 3, amount: 1400, isDue: true });
  });

  it('is the next one where none is due, and nothing once all have come', () => {
    expect(
      nextPart([part(1, 0, today), part(2, 600, '2026-11-25'), part(3, 1000, null)], today),
    ).toMatchObject({ place: 2, amount: 600, isDue: false });
    expect(nextPart([part(1, 0, today), part(2, 0, null)], today)).toBeUndefined();
    expect(nextPart([], today)).toBeUndefined();
  });

  it('is the whole of what is open where there are no parts', () => {
    expect(openAmount({ amount: 5000, withheld: 150, open: 850 })).toBe(850);
    expect(openAmount({ amount: 5000, withheld: 150, open: 0 })).toBe(4850);
  });
});
