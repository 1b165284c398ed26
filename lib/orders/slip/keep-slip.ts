import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/env/env';
import type { Counted } from '@/lib/http/limits';
import type { slipKind } from '@/lib/orders/order';
import { slipChecker, slips } from '@/lib/outside';
import { readSlip } from '@/lib/payments/slip/read-slip';
import { codeOfSlip, slipFinding } from '@/lib/payments/slip/slip-finding';
import { failure, type Result, success } from '@/lib/result';
import { ownPromptPayPayload } from '@/lib/thailand/promptpay';

/** A slip that is kept, as the SQL functions take it. */
type KeptSlip = {
  payment_slip_path: string;
  slip_sha256: string;
  slip_kind: z.infer<typeof slipKind>;
  slip_bank: string | null;
  slip_reference: string | null;
  /** What the bank is asked with; null where nobody asks. */
  slip_code: string | null;
};

/**
 * Reads an upload, and keeps the picture before its order names it. Whoever calls removes it again where the database does not want
 * it; a call that throws may have been carried out all the same, so there it stays for the sweep.
 * @param counted nothing is kept before it says so
 * @returns failure `invalid` for what is no picture, or our own payment QR; what `counted` refuses
 * @throws SlipStoreError
 */
export async function keepSlip(upload: Uint8Array, counted?: Counted): Promise<Result<KeptSlip>> {
  const slip = await readSlip(upload);
  if (!slip.ok) return slip;
  const finding = slipFinding(slip.data.codes, ownPromptPayPayload(env().PROMPTPAY_ID));
  if (finding.kind === 'own') return failure('invalid', { fields: { slip: 'slip-own-code' } });
  const refused = await counted?.();
  if (refused) return refused;
  await (await slips()).put(slip.data.path, slip.data);
  const { asks } = await slipChecker();
  return success({
    payment_slip_path: slip.data.path,
    slip_sha256: slip.data.sha256,
    slip_kind: finding.kind,
    slip_bank: finding.kind === 'bank' ? finding.bank : null,
    slip_reference: 'reference' in finding ? finding.reference : null,
    slip_code:
      finding.kind === 'bank' && asks ? (codeOfSlip(slip.data.codes, finding.reference) ?? null) : null,
  });
}
