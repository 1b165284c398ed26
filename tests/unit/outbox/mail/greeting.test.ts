import { expect, it } from 'vitest';
import { greeting } from '@/lib/outbox/mail/templates/greeting';

it('greets whoever has no name any more without a gap where it stood', async () => {
  expect(await greeting('en', 'Nok')).toBe('Dear Nok,');
  expect(await greeting('en', '')).toBe('Hello,');
  expect(await greeting('en', null)).toBe('Hello,');
});
