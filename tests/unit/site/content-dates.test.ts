import { expect, it, onTestFinished, vi } from 'vitest';
import { changedOn } from '@/lib/site/content-dates';

it('a page that has no date yet is from today while it is being written, and an error when it is built', () => {
  expect(() => changedOn('cart', 'en')).toThrow('npm run dates');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('NODE_ENV', 'development');
  vi.useFakeTimers({ now: new Date('2026-11-23T20:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(changedOn('cart', 'en')).toBe('2026-11-24');
});
