import 'server-only';
import type { Env } from '@/lib/env/settings';
import { demoPromptPayId } from '@/lib/thailand/promptpay-id';
import type { SlipChecker } from '../slip-checker';

type Chosen = Pick<Env, 'SLIP_CHECK' | 'SLIP_CHECK_KEY' | 'SLIP_CHECK_BRANCH' | 'PROMPTPAY_ID'>;

/** Opens what `SLIP_CHECK` names; the rules of settings have refused to start without its key and branch. */
export async function openSlipChecker({
  SLIP_CHECK,
  SLIP_CHECK_KEY: key = '',
  SLIP_CHECK_BRANCH: branch = '',
  PROMPTPAY_ID: receiver = demoPromptPayId,
}: Chosen): Promise<SlipChecker> {
  switch (SLIP_CHECK) {
    case 'none':
      return (await import('./none')).openNoSlipChecks();
    case 'simulated':
      return (await import('./simulated')).openSimulatedSlips({ receiver });
    default:
      return (await import('./services')).openSlipService(SLIP_CHECK, { key, branch });
  }
}
