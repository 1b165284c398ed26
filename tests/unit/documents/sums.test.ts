import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChargedLine, sumsOf, vatModes } from '@/lib/documents/sums';

const service = (price: number): ChargedLine => ({ price, isService: true });
const goods = (price: number): ChargedLine => ({ price, isService: false });

const line = fc.record({ price: fc.integer({ min: 0, max: 10 ** 10 }), isService: fc.boolean() });
const document = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    vat: fc.constantFrom(...vatModes),
    withholds: fc.boolean(),
  })
  .map(({ part, ...rest }) => ({
    ...rest,
    discount: Math.floor(rest.lines.reduce((sum, { price }) => sum + price, 0) * part),
  }));

describe('what a document adds up to', () => {
  it('is net of 10,000 baht, 700 VAT and 300 withheld from a service of 10,700 with VAT inside', () => {
    expect(
      sumsOf({ lines: [service(1_070_000)], discount: 0, vat: 'included', withholds: true }),
    ).toMatchObject({ net: 1_000_000, vat: 70_000, gross: 1_070_000, withheld: 30_000, payable: 1_040_000 });
  });

  it('adds VAT to prices without it, and charges none where there is none', () => {
    const lines = [service(1_000_000)];
    expect(sumsOf({ lines, discount: 0, vat: 'excluded', withholds: true })).toMatchObject({
      gross: 1_070_000,
      payable: 1_040_000,
    });
    expect(sumsOf({ lines, discount: 0, vat: 'none', withholds: false })).toMatchObject({
      vat: 0,
      gross: 1_000_000,
      payable: 1_000_000,
    });
  });

  it('withholds from services alone, also of what a discount leaves of them', () => {
    const lines = [service(300_000), goods(700_000)];
    expect(sumsOf({ lines, discount: 0, vat: 'none', withholds: true }).withheld).toBe(9_000);
    expect(sumsOf({ lines, discount: 500_000, vat: 'none', withholds: true }).withheld).toBe(4_500);
    expect(sumsOf({ lines: [goods(100)], discount: 0, vat: 'none', withholds: true }).withheld).toBe(0);
  });

  it('rounds half a satang up', () => {
    const vatOf = (price: number) =>
      sumsOf({ lines: [goods(price)], discount: 0, vat: 'excluded', withholds: false }).vat;
    expect([vatOf(7), vatOf(50), vatOf(64)]).toEqual([0, 4, 4]);
  });

  it('always adds up, to the satang', () => {
    fc.assert(
      fc.property(document, (priced) => {
        const sums = sumsOf(priced);
        expect(sums.lines).toBe(priced.lines.reduce((sum, { price }) => sum + price, 0));
        expect(sums.gross).toBe(sums.net + sums.vat);
        expect(sums.gross).toBe(sums.payable + sums.withheld);
        const charged = sums.lines - sums.discount;
        expect(priced.vat === 'excluded' ? sums.net : sums.gross).toBe(charged);
        // Each tax lies within half a satang of its exact share; doubles are exact enough for that here.
        expect(Math.abs(sums.vat - (priced.vat === 'none' ? 0 : (sums.net * 7) / 100))).toBeLessThan(0.6);
        for (const amount of Object.values(sums)) expect(amount).toSatisfy(Number.isSafeInteger);
        expect(Math.min(...Object.values(sums))).toBeGreaterThanOrEqual(0);
        expect(sums.withheld).toBeLessThanOrEqual(Math.ceil(sums.net * 0.03 + 0.5));
      }),
    );
  });

  it('has the same VAT as 7/107 of what came in, by which receipts are issued', () => {
    fc.assert(
      fc.property(document, (priced) => {
        fc.pre(priced.vat !== 'none');
        const { gross, vat } = sumsOf(priced);
        expect(BigInt(vat)).toBe((2n * BigInt(gross) * 7n + 107n) / 214n);
      }),
    );
  });

  it.each([-1, 101])('refuses a discount of %d on 100 satang', (discount) => {
    expect(() => sumsOf({ lines: [service(100)], discount, vat: 'none', withholds: false })).toThrow(
      RangeError,
    );
  });
});
