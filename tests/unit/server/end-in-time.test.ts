import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endInTime } from '@/lib/server/end-in-time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each(['SIGTERM', 'SIGINT'] as const)('a server that gets %s ends within ten seconds', (signal) => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const listen = vi.spyOn(process, 'once').mockReturnThis();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  endInTime();
  const [, onSignal] = listen.mock.calls.find(([name]) => name === signal) ?? [];
  onSignal?.(signal);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(exit).toHaveBeenCalledOnce();
});
