import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide, divideWithheld, namedPlans, type PlannedPart } from '@/lib/documents/plan';

const part = (changes: Partial<PlannedPart>): PlannedPart => ({
  share: null,
  isRest: false,
  amount: 0,
  due: 'accepted',
  days: null,
  day: null,
  ...changes,
});
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const amountsOf = (parts: readonly PlannedPart[] | undefined) => parts?.map(({ amount }) => amount);

describe('a plan', () => {
  it('divides a price that halves and thirds do not fit, and the last part takes what rounding left', () => {
    expect(amountsOf(divide(namedPlans.halves, 1_000_001))).toEqual([500_001, 500_000]);
    expect(amountsOf(divide(namedPlans.thirds, 999_999))).toEqual([300_000, 400_000, 299_999]);
    const thirds = [part({ share: 3333 }), part({ share: 3333 }), part({ isRest: true })];
    expect(amountsOf(divide(thirds, 1000))).toEqual([333, 333, 334]);
  });

  it('mixes shares, amounts and a rest, and is refused where they are not the price', () => {
    const deposit = part({ amount: 500_000 });
    expect(amountsOf(divide([deposit, part({ share: 2500 }), part({ isRest: true })], 2_000_000))).toEqual([
      500_000, 500_000, 1_000_000,
    ]);
    for (const wrong of [
      [],
      [deposit, part({ amount: 1_499_999 })],
      [deposit, part({ share: 5000 })],
      [part({ isRest: true }), deposit],
      [part({ amount: 2_000_000 }), part({ isRest: true })],
      [part({ amount: 1_999_950 }), part({ isRest: true })],
    ])
      expect(divide(wrong, 2_000_000)).toBeUndefined();
  });

  it('adds up to the satang, withheld tax too, whatever the shares', () => {
    const shares = fc
      .array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 5 })
      .filter((all) => total(all) < 10_000);
    fc.assert(
      fc.property(
        shares,
        fc.integer({ min: 6_000_000, max: 10 ** 12 }),
        fc.boolean(),
        (all, price, isRest) => {
          const last = isRest ? part({ isRest }) : part({ share: 10_000 - total(all) });
          const divided = divide([...all.map((share) => part({ share })), last], price);
          const amounts = amountsOf(divided) ?? [];
          expect(total(amounts)).toBe(price);
          for (const [index, share] of all.entries())
            expect(Math.abs((amounts[index] ?? 0) - (price * share) / 10_000)).toBeLessThanOrEqual(0.51);
          const withheld = Math.round(price * 0.03);
          const kept = divideWithheld(withheld, amounts);
          expect(total(kept)).toBe(withheld);
          for (const [index, satang] of kept.entries()) {
            expect(Math.abs(satang - (withheld * (amounts[index] ?? 0)) / price)).toBeLessThanOrEqual(1.01);
            expect(satang).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});
