import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bahtInWords } from '@/lib/thailand/baht-in-words';

describe('an amount in Thai words', () => {
  it.each([
    [100, 'หนึ่งบาทถ้วน'],
    [1, 'หนึ่งสตางค์'],
    [29, 'ยี่สิบเก้าสตางค์'],
    [2150, 'ยี่สิบเอ็ดบาทห้าสิบสตางค์'],
    [10100, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
    [115, 'หนึ่งบาทสิบห้าสตางค์'],
    [14_500_000, 'หนึ่งแสนสี่หมื่นห้าพันบาทถ้วน'],
    [100_000_000, 'หนึ่งล้านบาทถ้วน'],
    [1_100_000_001, 'สิบเอ็ดล้านบาทหนึ่งสตางค์'],
  ])('%d satang are %s', (satang, words) => {
    expect(bahtInWords(satang)).toBe(words);
  });

  it('ends in whole baht or in satang, and no two amounts read the same', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 11 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(bahtInWords(one)).toMatch(one % 100 === 0 ? /บาทถ้วน$/ : /สตางค์$/);
        if (one !== other) expect(bahtInWords(one)).not.toBe(bahtInWords(other));
      }),
    );
  });

  it.each([0, -100, 1.5, Number.NaN])('refuses %d satang', (satang) => {
    expect(() => bahtInWords(satang)).toThrow(RangeError);
  });
});
