import { expect, it } from 'vitest';
import { parseAddressee } from '@/lib/browser/addressee';

it('where our mail goes is read as it was kept, of an order and of an inquiry', () => {
  const inquiry = { email: 'a@example.com', isWritten: false };
  const order = { email: 'a@example.com', isWritten: true, order: 'PT-4C7XHM' };
  for (const kept of [inquiry, order]) expect(parseAddressee(JSON.stringify(kept))).toEqual(kept);
});

it.each([
  null,
  '',
  'garbage',
  'null',
  '[]',
  '"a@example.com"',
  '{"email":"a@example.com"}',
  '{"email":1,"isWritten":true}',
  '{"email":"a@example.com","isWritten":"yes"}',
  '{"email":"a@example.com","isWritten":true,"order":7}',
])('nothing is read out of %s', (kept) => {
  expect(parseAddressee(kept)).toBeUndefined();
});
