import { describe, expect, it } from 'vitest';
import type { SlipChecker, SlipQuestion } from '@/lib/payments/slip/slip-checker';

/** What a bank may be asked about, and what it knows of that. */
export type SlipWorld = {
  checker: SlipChecker;
  known: SlipQuestion;
  unknown: SlipQuestion;
  /** Makes sure that the next question cannot be answered, and says which that is. */
  down: () => SlipQuestion;
};

/** What whoever asks banks does alike; each adapter runs it with one line. */
export function slipCheckerContract(name: string, open: () => Promise<SlipWorld>): void {
  describe(`the slip checker contract, ${name}`, () => {
    it('finds a transfer: its number, satang, time and receiver', async () => {
      const { checker, known } = await open();
      expect(checker.asks).toBe(true);
      expect(await checker.ask(known)).toEqual({
        outcome: 'found',
        transfer: {
          number: known.reference,
          amount: known.amount,
          at: expect.any(Date),
          receivers: expect.arrayContaining([expect.stringMatching(/\d{4}/)]),
        },
      });
    });

    it('says of a transfer that no bank knows: not yet', async () => {
      const { checker, unknown } = await open();
      expect(await checker.ask(unknown)).toEqual({ outcome: 'not-yet' });
    });

    it('cannot tell while nobody answers, and is well again after', async () => {
      const { checker, known, down } = await open();
      expect(await checker.ask(down())).toMatchObject({ outcome: 'unknown' });
      expect(await checker.ask(known)).toMatchObject({ outcome: 'found' });
      expect(await checker.trouble()).toBeUndefined();
    });
  });
}
