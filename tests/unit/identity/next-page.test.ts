import { expect, it } from 'vitest';
import { safeNext } from '@/lib/identity/next-page';

it.each([
  ['/portal', '/portal'],
  ['/th/portal', '/portal'],
  ['/desk/orders', '/desk/orders'],
  [undefined, '/portal'],
  ['', '/portal'],
  ['/', '/portal'],
  ['/desktop', '/portal'],
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
