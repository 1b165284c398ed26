import { describe, expect, it, vi } from 'vitest';
import { openSimulatedChecker } from '@/lib/domains/adapters/simulated';
import { domainCheckerContract } from './domain-checker-contract';

domainCheckerContract('simulated', async () => ({
  checker: openSimulatedChecker({ delay: 5 }),
  taken: 'myshop.com',
  free: 'myshop.net',
  close: () => undefined,
}));

describe('the simulated domain checker', () => {
  it('finds about 70 percent of names free', async () => {
    const checker = openSimulatedChecker({ delay: 0 });
    const endings = ['com', 'co.th', 'in.th', 'net', 'org', 'asia'];
    const names = Array.from({ length: 10_000 }, (_, index) => `name${index}.${endings[index % 6]}`);
    const answers = await Promise.all(names.map((name) => checker.check(name)));
    const free = answers.filter((answer) => answer === 'free').length;
    expect(free).toBeGreaterThanOrEqual(6800);
    expect(free).toBeLessThanOrEqual(7200);
  });

  it('listens to a signal no longer than for its answer', async () => {
    const { signal } = new AbortController();
    const heard = vi.spyOn(signal, 'addEventListener');
    const left = vi.spyOn(signal, 'removeEventListener');
    await openSimulatedChecker({ delay: 1 }).check('myshop.com', signal);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(left.mock.calls).toEqual(heard.mock.calls);
  });

  it('marks its answers as samples, and takes 500 ms for each', async () => {
    vi.useFakeTimers();
    const checker = openSimulatedChecker();
    expect(checker).toMatchObject({ isSample: true, atOnce: 1 });
    const answered = vi.fn();
    void checker.check('myshop.com').then(answered);
    await vi.advanceTimersByTimeAsync(499);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith('taken');
    vi.useRealTimers();
  });
});
