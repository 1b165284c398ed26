import { expect, it } from 'vitest';
import { restOf } from '@/lib/desk/month';

it('adds the services of a month up to its total', () => {
  expect(
    restOf({
      total: 500,
      services: [
        ['seo', 200],
        ['network', 100],
      ],
    }),
  ).toBe(200);
  expect(restOf({ total: 100, services: [['seo', 300]] })).toBe(-200);
  expect(restOf({ total: 0, services: [] })).toBe(0);
});
