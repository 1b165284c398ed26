import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { toSatang } from '@/lib/catalog/money';
import { env } from '@/lib/env/env';
import { slipChecker } from '@/lib/outside';
import { isOwnReceiver, maskedNumber } from '@/lib/payments/slip/own-receiver';
import type { FoundTransfer, SlipChecker } from '@/lib/payments/slip/slip-checker';
import { demoPromptPayId } from '@/lib/thailand/promptpay-id';

/** How many slips are asked about at once; the next chore takes the next ones. */
const atOnce = 10;

const claimed = z.array(
  z.object({
    path: z.string(),
    attempt: z.number().int(),
    code: z.string(),
    reference: z.string(),
    amount: z.number().int(),
  }),
);

const noted = z.object({
  outcome: z.enum(['found', 'not-yet', 'missing', 'unknown', 'outdated']),
  pays: z.boolean(),
});

/**
 * Asks the bank about the slips that wait for it, and keeps what it says; what fits in every way, up to `SLIP_CHECK_LIMIT`, pays its order
 * (`note_slip_check` of the migrations). No visitor waits for this.
 * @returns how many slips paid
 */
export async function checkSlips(): Promise<number> {
  const checker = await slipChecker();
  if (!checker.asks) return 0;
  const slips = await askDatabase(claimed, 'claim_slip_checks', { max: atOnce });
  const answers = await Promise.all(slips.map((slip) => check(checker, slip)));
  return answers.filter(({ pays }) => pays).length;
}

async function check(
  checker: SlipChecker,
  { path, attempt, ...question }: z.infer<typeof claimed>[number],
): Promise<z.infer<typeof noted>> {
  const answer = await checker.ask(question);
  return askDatabase(noted, 'note_slip_check', {
    path,
    attempt,
    outcome: answer.outcome,
    reason: answer.outcome === 'unknown' ? answer.reason : null,
    found: answer.outcome === 'found' ? kept(answer.transfer) : null,
    limit: toSatang(env().SLIP_CHECK_LIMIT),
  });
}

/** What is kept of a transfer: nothing of who sent it. */
function kept({ number, amount, at, receivers }: FoundTransfer) {
  const { PROMPTPAY_ID, BANK_ACCOUNT } = env();
  const own = [PROMPTPAY_ID ?? demoPromptPayId, ...(BANK_ACCOUNT ? [BANK_ACCOUNT.number] : [])];
  return {
    number,
    amount,
    at: at.toISOString(),
    receiver: receivers.map(maskedNumber).join(', '),
    receiver_fits: isOwnReceiver(receivers, own),
  };
}
