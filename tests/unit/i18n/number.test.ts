import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { formatNumber, formatPercent, formatRound } from '@/lib/i18n/number';

it('a number is grouped as people of the language write it', () => {
  expect(locales.map((locale) => formatNumber(1000, locale))).toEqual([
    '1,000',
    '1.000',
    '1.000',
    '1.000',
    '1,000',
  ]);
});

it('a round number is short in English and written out elsewhere', () => {
  expect(locales.map((locale) => formatRound(5000, locale))).toEqual([
    '5K',
    '5.000',
    '5.000',
    '5.000',
    '5,000',
  ]);
});

it('a percentage has a space before its sign where the language has one, which no line breaks', () => {
  expect(locales.map((locale) => formatPercent(100, locale))).toEqual([
    '100%',
    '100\u00a0%',
    '100\u00a0%',
    '100%',
    '100%',
  ]);
});
