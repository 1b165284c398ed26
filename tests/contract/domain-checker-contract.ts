import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainChecker } from '@/lib/domains/domain-checker';

/** What every domain checker must do. @param open gives a checker, and two names that it knows to be taken and free */
export function domainCheckerContract(
  name: string,
  open: () => Promise<{ checker: DomainChecker; taken: string; free: string; close: () => void }>,
): void {
  describe(`the ${name} domain checker`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('tells a taken name from a free one', async () => {
      const { checker, taken, free } = opened;
      expect([await checker.check(taken), await checker.check(free)]).toEqual(['taken', 'free']);
    });

    it('says the same when it is asked again, and when many ask at once', async () => {
      const { checker, taken, free } = opened;
      const names = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? taken : free));
      const answers = await Promise.all(names.map((domain) => checker.check(domain)));
      expect(answers).toEqual(names.map((domain) => (domain === taken ? 'taken' : 'free')));
      expect(checker.atOnce).toBeGreaterThanOrEqual(1);
    });

    it('says when a taken name expires, and nothing of one that is free', async () => {
      const { checker, taken, free } = opened;
      expect((await checker.expiry(taken))?.getTime()).toBeGreaterThan(Date.parse('2026-01-01T00:00:00Z'));
      expect(await checker.expiry(free)).toBeUndefined();
    });

    it('does not know what nobody waits for any more', async () => {
      const stop = new AbortController();
      const answer = opened.checker.check(opened.free, stop.signal);
      stop.abort();
      expect(await answer).toBe('unknown');
      expect(await opened.checker.check(opened.free, stop.signal)).toBe('unknown');
    });
  });
}
