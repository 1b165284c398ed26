import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { papersOf, settlePapers } from '@/lib/documents/own-receipt';
import { receiptNumber } from '@/lib/documents/receipt';
import { noteField } from '@/lib/fields/fields';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer } from '@/lib/http/page-answer';
import { buyerArguments, customer } from '@/lib/orders/customer';
import { checkCompany } from '@/lib/orders/invoice';
import { failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import { receiptPath } from '@/lib/site/order-path';
import type { AtDesk, FormAtDesk } from './at-desk';
import { atOrder, type DeskResult } from './desk-answer';

const { name, address, companyName, companyTaxId, companyBranch } = customer.shape;

/** Who a receipt is for, the receipt that the person saw (empty for none), and why there is another one. */
export const receiptForm = z
  .object({
    name,
    address,
    companyName,
    companyTaxId,
    companyBranch,
    seen: z.union([receiptNumber, z.literal('')]),
    note: noteField,
  })
  .superRefine(checkCompany);

const answer = z.object({ outcome: z.enum(['issued', 'outdated', 'refused', 'not-found']) });

const flashes = { issued: 'receipt', outdated: 'receipt-outdated', refused: 'receipt-refused' } as const;

/**
 * Voids the receipt of a paid order and issues another one with other details of the buyer, or issues the first; the customer gets a mail.
 * @returns failure `not-found`
 */
export async function reissueAtDesk({
  reference,
  person,
  form: { seen, note, ...buyer },
}: FormAtDesk<typeof receiptForm>): Promise<Result<DeskResult>> {
  const { outcome } = await askDatabase(answer, 'reissue_receipt', {
    reference,
    person,
    ...buyerArguments(buyer),
    seen: seen || null,
    note: note || null,
  });
  if (outcome === 'not-found') return failure('not-found');
  return success(atOrder(reference, flashes[outcome]));
}

const noted = z.object({ outcome: z.enum(['noted', 'unchanged', 'not-found']) });

/** Notes that the certificate of a tax that was kept back came on paper. @returns failure `not-found` */
export async function noteCertificate(order: AtDesk): Promise<Result<DeskResult>> {
  const { outcome } = await askDatabase(noted, 'note_certificate', order);
  if (outcome === 'not-found') return failure('not-found');
  return success(atOrder(order.reference, outcome === 'noted' ? 'noted' : 'outdated'));
}

/**
 * Issues the receipt of a paid order at once, to be printed or shown; the decision can be taken back no more then.
 * @returns failure `not-found` where it has none
 */
export async function openReceiptAtDesk({ reference }: AtDesk): Promise<Result<{ number: string }>> {
  await settlePapers(reference);
  const { receipts } = await papersOf(reference);
  const valid = receipts.find(({ voided_at: voided, corrects }) => voided === null && corrects === null);
  return valid ? success({ number: valid.number }) : failure('not-found');
}

/** Leads to the receipt. */
export const openedAtDesk: Answer<{ number: string }> = pageAnswer({
  // The buyer at the counter gets the original.
  next: ({ number }) => `${receiptPath(number)}?original`,
  back: () => `${livePaths.desk}/orders`,
  refusal: ({ desk, receipts, 'sign-in': signIn }, { code }) => ({
    labels: {},
    said: { forbidden: signIn.forbidden, 'not-found': receipts.notFound }[String(code)],
    failed: desk.failed,
  }),
});
