import { expect, it } from 'vitest';
import { cartLink, namedItems, readCartLink, withItems } from '@/lib/shop/cart/cart-link';

const sold = ['vps-starter', 'seo-local', 'crm-basic'];

it('a link to the cart brings its items along, in their order', () => {
  const link = cartLink('/th/cart', ['seo-local', 'vps-starter']);
  expect(link).toBe('/th/cart?items=seo-local,vps-starter');
  expect(readCartLink(new URL(link, 'https://shop.test').search, sold)).toEqual({
    ids: ['seo-local', 'vps-starter'],
    hasForeign: false,
  });
});

it('an empty cart makes a plain link, and an address without items is none', () => {
  expect(cartLink('/cart', [])).toBe('/cart');
  for (const search of ['', '?items=', '?openExternalBrowser=1'])
    expect([search, readCartLink(search, sold)]).toEqual([search, undefined]);
});

it('what is not sold is left out and told, and each item comes once', () => {
  expect(readCartLink('?items=vps-starter,fax,vps-starter,<b>,__proto__', sold)).toEqual({
    ids: ['vps-starter'],
    hasForeign: true,
  });
});

it('a stuffed link costs no time', () => {
  const stuffed = `?items=${'x,'.repeat(100_000)}vps-starter`;
  expect(readCartLink(stuffed, sold)).toEqual({ ids: [], hasForeign: true });
});

it('any address can carry items beside what it says already, and lose them again', () => {
  const carrying = withItems('https://shop.test/contact?subject=A+b#form', ['seo-local', 'crm-basic']);
  expect(carrying).toBe('https://shop.test/contact?subject=A+b&items=seo-local,crm-basic#form');
  expect(namedItems(new URL(carrying).search)).toEqual(['seo-local', 'crm-basic']);
  expect(withItems(carrying, ['seo-local'])).toBe(
    'https://shop.test/contact?subject=A+b&items=seo-local#form',
  );
  expect(withItems(carrying, [])).toBe('https://shop.test/contact?subject=A+b#form');
});
