import { describe, expect, it } from 'vitest';
import { formatMoney, toBaht, toSatang } from '@/lib/catalog/money';
import { locales } from '@/lib/i18n/locales';

describe('money', () => {
  it('is grouped by dots in de, es and nl, by commas in en and th', () => {
    const written = locales.map((locale) => formatMoney(199900, locale));
    expect(written).toEqual(['฿1,999', '฿1.999', '฿1.999', '฿1.999', '฿1,999']);
  });

  it('shows satang where there are any, or where asked to', () => {
    expect(formatMoney(350, 'en')).toBe('฿3.50');
    expect(formatMoney(2500000, 'de', 'always')).toBe('฿25.000,00');
  });

  it('turns baht into whole satang and back', () => {
    expect(toSatang(3.5)).toBe(350);
    expect(toSatang(0.29)).toBe(29);
    expect(toBaht(2500000)).toBe(25000);
  });

  it.each([0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d baht, which is not whole satang',
    (baht) => {
      expect(() => toSatang(baht)).toThrow(RangeError);
    },
  );
});
