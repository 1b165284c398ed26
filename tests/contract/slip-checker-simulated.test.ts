import { expect, it } from 'vitest';
import { openNoSlipChecks } from '@/lib/payments/slip/adapters/none';
import { openSimulatedSlips } from '@/lib/payments/slip/adapters/simulated';
import { slipCheckerContract } from './slip-checker-contract';

const question = (reference: string) => ({ code: 'code', reference, amount: 199_900 });

slipCheckerContract('simulated', async () => ({
  checker: openSimulatedSlips({ receiver: '0812345678' }),
  known: question('A1'),
  unknown: question('A1LATER'),
  down: () => question('A1DOWN'),
}));

it('makes up half the amount, and another receiver, where the number says so', async () => {
  const checker = openSimulatedSlips({ receiver: '0812345678' });
  expect(await checker.ask(question('A1LESS'))).toMatchObject({ transfer: { amount: 99_950 } });
  expect(await checker.ask(question('A1OTHER'))).toMatchObject({ transfer: { receivers: ['xxx-xxx-9876'] } });
});

it('asks nobody where no service is set, and finds nothing', async () => {
  const checker = openNoSlipChecks();
  expect(checker.asks).toBe(false);
  expect(await checker.ask(question('A1'))).toMatchObject({ outcome: 'unknown' });
});
