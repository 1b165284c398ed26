import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCardMode } from '@/lib/shop/checkout/load-card-mode';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again when the first answer is lost or is no answer', async () => {
  const fetch = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValueOnce(new Response('<html>busy</html>', { status: 502 }))
    .mockResolvedValueOnce(Response.json({ mode: 'stripe' }));
  vi.stubGlobal('fetch', fetch);
  const mode = loadCardMode();
  await vi.runAllTimersAsync();
  expect(await mode).toBe('stripe');
});

it('takes no cards when the server never answers', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('network')));
  const mode = loadCardMode();
  await vi.runAllTimersAsync();
  expect(await mode).toBe('off');
});
