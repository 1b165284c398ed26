import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import { isTrialReference } from '@/lib/fields/reference';
import { readMultipart } from '@/lib/http/multipart';
import { isTrial } from '@/lib/http/trial';
import { proofOf } from '@/lib/orders/order-key';
import { type OrderProof, showOwnOrder } from '@/lib/orders/own-order';
import { slips } from '@/lib/outside';
import { readSlip } from '@/lib/payments/slip/read-slip';
import { maxSlipBytes } from '@/lib/payments/slip/slip-rules';
import { failure, type Result, success } from '@/lib/result';
import { keepSlip } from './keep-slip';

type SentSlip = { proof: OrderProof; upload: Uint8Array };

/** Reads the form of another slip, or of a certificate, for the order that the address names: the file `slip`. */
export async function readSlipForm(request: Request, reference: string): Promise<Result<SentSlip>> {
  const proof = proofOf(reference, request.headers.get('cookie'));
  if (isTrial(request.headers) && !isTrialReference(reference)) return failure('forbidden');
  // Nobody else's picture is decoded and kept.
  if (!(await showOwnOrder(proof))) return failure('not-found');
  const body = await readMultipart(request, { fileField: 'slip', maxFileBytes: maxSlipBytes });
  if (!body.ok && body.error.code === 'too-large')
    return failure('too-large', { fields: { slip: 'slip-too-large' } });
  if (!body.ok) return body;
  if (!body.data.file) return failure('invalid', { fields: { slip: 'slip-missing' } });
  return success({ proof, upload: body.data.file });
}

const kept = z.object({
  outcome: z.enum(['added', 'repeated', 'too-many', 'refused', 'not-found']),
  spare: z.string().nullable(),
});

/**
 * Keeps the picture of a certificate of tax that a company kept back of an order, as slips are kept. The same picture twice is one.
 * @returns failures `not-found` (no key to this order), `conflict` (nothing was kept back), `invalid` (the picture)
 * @throws SlipStoreError
 */
export async function sendCertificate({ proof, upload }: SentSlip): Promise<Result<{ reference: string }>> {
  const picture = await readSlip(upload);
  if (!picture.ok) return picture;
  const { path, sha256 } = picture.data;
  await (await slips()).put(path, picture.data);
  const { outcome, spare } = await askDatabase(kept, 'send_certificate', { ...proof, path, sha256 });
  if (spare !== null) await (await slips()).remove(spare);
  if (outcome === 'not-found') return failure('not-found');
  if (outcome === 'refused') return failure('conflict');
  if (outcome === 'too-many') return failure('invalid', { fields: { slip: 'slip-too-many' } });
  return success({ reference: proof.reference });
}

const answer = z.object({
  outcome: z.enum(['added', 'repeated', 'slip-used', 'too-many', 'refused', 'not-found']),
  spare_slip: z.string().nullable(),
});

/**
 * Gives an order another slip, which counts from now on; an order whose slip was wanted or whose money was not found waits to be
 * checked again, and the agency is told. The same picture twice is one.
 * @returns failures `not-found` (no key to this order), `conflict` (the order wants no slip), `invalid` (the slip)
 * @throws SlipStoreError
 */
export async function sendSlip({ proof, upload }: SentSlip): Promise<Result<{ reference: string }>> {
  const slip = await keepSlip(upload);
  if (!slip.ok) return slip;
  const { outcome, spare_slip } = await askDatabase(answer, 'send_slip', {
    ...proof,
    ...slip.data,
    agency: agencyAddress(),
  });
  if (spare_slip !== null) await (await slips()).remove(spare_slip);
  switch (outcome) {
    case 'added':
    case 'repeated':
      return success({ reference: proof.reference });
    case 'slip-used':
      return failure('invalid', { fields: { slip: 'slip-used' } });
    case 'too-many':
      return failure('invalid', { fields: { slip: 'slip-too-many' } });
    case 'refused':
      return failure('conflict');
    case 'not-found':
      return failure('not-found');
  }
}
