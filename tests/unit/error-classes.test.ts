import { expect, it } from 'vitest';
import { sources } from '../support/sources';

/** Next bundles the start of the server and each route apart, so a class of ours may be there twice and `instanceof` be false. */
const askedByClass = /instanceof (?!Error\b)[A-Z]\w*(?:Error|Failure)\b(?!\.)/g;

it('no error of ours is told by its class', () => {
  const found = sources.flatMap(({ path, code }) =>
    [...code.matchAll(askedByClass)].map(([text]) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
  expect('error instanceof MailerError').toMatch(askedByClass);
});
