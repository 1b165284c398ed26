import 'server-only';
import { z } from 'zod';
import { dropMail, retryMail } from '@/lib/outbox/mail/kept-back-mail';
import { failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { DeskResult } from './desk-answer';
import { moveInquiry } from './desk-inquiries';
import { correctOrder, resendConfirmation } from './desk-orders';

const orderPage = (reference: string) => `${livePaths.desk}/orders/${reference}`;

/** Puts right who an order is from. @returns failure `not-found` @throws DatabaseError */
export async function correctAtDesk(
  correction: Parameters<typeof correctOrder>[0],
): Promise<Result<DeskResult>> {
  const outcome = await correctOrder(correction);
  if (outcome === 'not-found') return failure('not-found');
  const flash = outcome === 'refused' ? 'refused' : 'corrected';
  return success({ page: orderPage(correction.reference), flash, reference: correction.reference });
}

/** Sends the confirmation of an order again. @returns failure `not-found` @throws DatabaseError */
export async function resendAtDesk(order: {
  reference: string;
  person: string;
}): Promise<Result<DeskResult>> {
  if (!(await resendConfirmation(order))) return failure('not-found');
  return success({ page: orderPage(order.reference), flash: 'sent', reference: order.reference });
}

/** Moves an inquiry, or notes something about it. @returns failure `not-found` @throws DatabaseError */
export async function moveInquiryAtDesk(move: {
  reference: string;
  state: Parameters<typeof moveInquiry>[0]['state'];
  seen: Parameters<typeof moveInquiry>[0]['seen'];
  person: string;
  note: string;
}): Promise<Result<DeskResult>> {
  const outcome = await moveInquiry({ ...move, note: move.note || null });
  if (outcome === 'not-found') return failure('not-found');
  return success({
    page: `${livePaths.desk}/inquiries/${move.reference}`,
    flash: outcome === 'changed' ? 'noted' : 'outdated',
    reference: move.reference,
  });
}

/** Sends a mail again, or takes it for dealt with. @returns failure `not-found` where nothing of the kind waits @throws DatabaseError */
export async function handleMailAtDesk({
  id,
  what,
}: {
  id: string;
  what: 'retry' | 'drop';
}): Promise<Result<DeskResult>> {
  if (!z.uuid().safeParse(id).success) return failure('not-found');
  const isDone = what === 'retry' ? (await retryMail(id)) > 0 : await dropMail(id);
  return isDone ? success({ page: `${livePaths.desk}/mail`, flash: 'mail' }) : failure('not-found');
}
