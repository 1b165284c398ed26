import 'server-only';
import type { SlipAnswer, SlipChecker, SlipQuestion } from '../slip-checker';

/**
 * Makes up what a bank would say: that all of it came, just now. A number that ends in LESS is of half the amount, in OTHER of a transfer to
 * somebody else; of one in LATER no bank knows yet, and in DOWN none can be asked.
 * @param receiver the number that the transfers go to
 */
export function openSimulatedSlips({ receiver }: { receiver: string }): SlipChecker {
  return {
    asks: true,
    ask: async (question) => answerTo(question, receiver),
    trouble: async () => undefined,
  };
}

function answerTo({ reference, amount }: SlipQuestion, receiver: string): SlipAnswer {
  if (reference.endsWith('LATER')) return { outcome: 'not-yet' };
  if (reference.endsWith('DOWN')) return { outcome: 'unknown', reason: 'down' };
  return {
    outcome: 'found',
    transfer: {
      number: reference,
      amount: Math.max(1, reference.endsWith('LESS') ? Math.floor(amount / 2) : amount),
      at: new Date(),
      receivers: [reference.endsWith('OTHER') ? 'xxx-xxx-9876' : receiver],
    },
  };
}
