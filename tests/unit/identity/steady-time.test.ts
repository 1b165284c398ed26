import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inSteadyTime } from '@/lib/identity/steady-time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lasting = (milliseconds: number) => () =>
  new Promise<string>((done) => setTimeout(done, milliseconds, 'done'));

/** After how many milliseconds an outcome is told. */
async function toldAfter(work: () => Promise<string>): Promise<number> {
  const start = performance.now();
  const told = inSteadyTime(1000, work).then(() => performance.now() - start);
  await vi.runAllTimersAsync();
  return told;
}

it.each([0, 5, 300, 990])('what took %i milliseconds is told after a second', async (milliseconds) => {
  expect(await toldAfter(lasting(milliseconds))).toBe(1000);
});

it('what took longer than a step is told at the end of another', async () => {
  expect(await toldAfter(lasting(1001))).toBe(2000);
});

it('what failed is told at once, since nobody was looked up to the end', async () => {
  await expect(inSteadyTime(1000, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});
