import { expect, it } from 'vitest';
import { fill } from '@/lib/i18n/fill';

it('fills places, leaves those of others, and ends no sentence twice', () => {
  expect(fill('{amount}, paid to {payee}.', { amount: 2, payee: 'Bay Signal' })).toBe(
    '2, paid to Bay Signal.',
  );
  expect(fill('Paid to {payee}.', { payee: 'Bay Signal Co., Ltd.' })).toBe('Paid to Bay Signal Co., Ltd.');
  expect(fill('{name}.', {})).toBe('{name}.');
});
