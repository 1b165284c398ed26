import { expect, it } from 'vitest';
import { checkPages } from '../../support/guards/pages';

it('every page has its line in the list of pages, its words, and its name in every language', async () => {
  expect(await checkPages('.')).toEqual([]);
});
