import { expect, it } from 'vitest';
import { domainOf } from '@/lib/browser/lettered-name';

it.each([
  ['Sunset Bar', 'sunsetbar.com'],
  ['Café Luna', 'cafeluna.com'],
  ['Zum Grünen Löwen', 'zumgruenenloewen.com'],
  ['El Niño', 'elnino.com'],
  ['ร้านลุงดำ', 'ร้านลุงดำ.com'],
])('the domain of %s is what somebody would type', (name, domain) => {
  expect(domainOf(name)).toBe(domain);
});
