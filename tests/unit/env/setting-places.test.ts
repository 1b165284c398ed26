import { expect, it } from 'vitest';
import { checkSettings } from '../../support/guards/settings';

it('docs/settings.md, .env.example and the tests name exactly the settings that the code reads', async () => {
  expect(await checkSettings('.')).toEqual([]);
});
