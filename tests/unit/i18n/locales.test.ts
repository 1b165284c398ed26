import { expect, it } from 'vitest';
import { fill } from '@/lib/i18n/fill';
import { localePath, withoutLocale } from '@/lib/i18n/locales';

it('writes English addresses without a prefix and the others with theirs', () => {
  expect(localePath('en', '/cart')).toBe('/cart');
  expect(localePath('de', '/cart')).toBe('/de/cart');
  expect(localePath('th', '/')).toBe('/th');
});

it('finds the page of an address in any language', () => {
  for (const path of ['/cart', '/de/cart', '/en/cart']) expect(withoutLocale(path)).toBe('/cart');
  for (const path of ['/', '/th', '/en']) expect(withoutLocale(path)).toBe('/');
  expect(withoutLocale('/deutsch/cart')).toBe('/deutsch/cart');
});

it('fills the places of a text and leaves unknown ones', () => {
  expect(fill('{count} of {most}, {other}', { count: 1, most: 'ten' })).toBe('1 of ten, {other}');
});
