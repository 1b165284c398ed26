import { env } from '@/lib/env/env';
import { slipChecker } from '@/lib/outside';
import { type Finding, look, mend, ok } from './finding';

const troubles = {
  key: 'does not take this key: look into its account',
  quota: 'answers no more for now: has what was paid for been used up?',
  down: 'cannot be reached: staff looks at slips meanwhile',
  unreadable: 'answers what cannot be read: has its interface changed?',
} as const;

/** Whether the service that asks banks takes our key, and up to how much an order is paid by its word. No slip is asked about: each costs. */
export async function slipCheckFindings(): Promise<Finding[]> {
  const { SLIP_CHECK, SLIP_CHECK_LIMIT: limit, BANK_ACCOUNT } = env();
  if (SLIP_CHECK === 'none') return [look('slip check', 'is not in use: a person looks at each slip')];
  if (SLIP_CHECK === 'simulated') return [look('slip check', 'answers are made up')];
  const trouble = await (await slipChecker()).trouble();
  if (trouble) return [mend('SLIP_CHECK_KEY', `${SLIP_CHECK} ${troubles[trouble]}`)];
  return [
    ok('SLIP_CHECK_KEY', `${SLIP_CHECK} takes it`),
    limit > 0
      ? ok('SLIP_CHECK_LIMIT', `what fits in every way pays its order up to ${limit} baht`)
      : look('SLIP_CHECK_LIMIT', 'what the bank says is only shown'),
    ...(BANK_ACCOUNT
      ? []
      : [
          look(
            'BANK_ACCOUNT',
            'is not set: a bank that names the account behind PROMPTPAY_ID is not understood',
          ),
        ]),
  ];
}
