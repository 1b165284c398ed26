import { expect, it } from 'vitest';
import { safeNext } from '@/lib/identity/next-page';

it.each([
  ['/portal', '/portal'],
  ['/th/portal', '/portal'],
  ['/desk/orders', '/desk/orders'],
  ['/de/desk/shop/company~phone', '/desk/shop/company~phone'],
  [
    '/de/desk/orders?search=Malee%20S&from=2026-11-24T05:00:00.123Z',
    '/desk/orders?search=Malee%20S&from=2026-11-24T05:00:00.123Z',
  ],
  [undefined, '/portal'],
  ['', '/portal'],
  ['/', '/portal'],
  ['/desktop', '/portal'],
  ['/?a=/desk', '/portal'],
  ['/desk/orders?a=\r\nX: 1', '/portal'],
  ['/desk/orders?a=#b', '/desk/orders'],
  ['/desk/orders?a=//evil.example', '/desk/orders'],
  ['/th/th/portal', '/portal'],
  ['//evil.example/portal', '/portal'],
  ['/\\evil.example', '/portal'],
  ['/portal?next=//evil.example', '/portal'],
  ['/desk/%2e%2e/evil', '/portal'],
  ['https://evil.example/portal', '/portal'],
  ['\t//evil.example', '/portal'],
])('%s leads to %s', (asked, next) => {
  expect(safeNext(asked)).toBe(next);
});
