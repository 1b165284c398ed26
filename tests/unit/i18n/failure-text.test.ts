import { expect, it } from 'vitest';
import { failureText } from '@/lib/i18n/failure-text';
import { loadMessages } from '@/lib/i18n/messages';

const { errors } = await loadMessages('en');

it('says what is wrong with a field first, where the caller asks for it', () => {
  const failure = { code: 'invalid', fields: { items: 'unknown-item', slip: 'slip-used' } } as const;
  expect(failureText(failure, errors, 'Failed.', 'slip', 'items')).toBe(errors.fields['slip-used']);
  expect(failureText(failure, errors, 'Failed.', 'items')).toBe(errors.fields['unknown-item']);
  expect(failureText(failure, errors, 'Failed.', 'q')).toBe('Failed.');
  expect(failureText(failure, errors, 'Failed.')).toBe('Failed.');
});

it('says in how many whole minutes to try again, one where nobody knows', () => {
  const text = (retryAfter?: number) =>
    failureText({ code: 'too-many-requests', ...(retryAfter && { retryAfter }) }, errors, 'Failed.');
  expect(text(61)).toContain('in 2 min.');
  expect(text()).toContain('in 1 min.');
});

it('says that the site is busy where it asks to come back', () => {
  expect(failureText({ code: 'unavailable', retryAfter: 30 }, errors, 'Failed.')).toBe(errors.general.busy);
});

it('says that the origin of a request is unknown, and leaves all else to the caller', () => {
  expect(failureText({ code: 'forbidden' }, errors, 'Failed.')).toBe(errors.general.forbidden);
  expect(failureText({ code: 'unavailable' }, errors, 'Failed.')).toBe('Failed.');
});
