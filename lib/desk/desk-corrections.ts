import 'server-only';
import { z } from 'zod';
import type { deskCustomer } from '@/lib/orders/desk-customer';
import { dropMail, retryMail } from '@/lib/outbox/mail/kept-back-mail';
import { failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { AtDesk, FormAtDesk } from './at-desk';
import { atOrder, type DeskResult } from './desk-answer';
import { everyMail, type inquiryForm, type mailForm } from './desk-forms';
import { moveInquiry } from './desk-inquiries';
import { correctOrder, resendConfirmation } from './desk-orders';

/** Puts right who an order is from. @returns failure `not-found` */
export async function correctAtDesk({
  reference,
  person,
  form,
}: FormAtDesk<typeof deskCustomer>): Promise<Result<DeskResult>> {
  const outcome = await correctOrder({ reference, person, details: form });
  if (outcome === 'not-found') return failure('not-found');
  return success(atOrder(reference, outcome === 'refused' ? 'refused' : 'corrected'));
}

/** Sends the confirmation of an order again. @returns failure `not-found` */
export async function resendAtDesk(order: AtDesk): Promise<Result<DeskResult>> {
  if (!(await resendConfirmation(order))) return failure('not-found');
  return success(atOrder(order.reference, 'sent'));
}

/** Moves an inquiry, or notes something about it. @returns failure `not-found` */
export async function moveInquiryAtDesk({
  reference,
  person,
  form,
}: FormAtDesk<typeof inquiryForm>): Promise<Result<DeskResult>> {
  const outcome = await moveInquiry({ ...form, reference, person, note: form.note || null });
  if (outcome === 'not-found') return failure('not-found');
  return success({
    page: `${livePaths.desk}/inquiries/${reference}`,
    flash: outcome === 'changed' ? 'noted' : 'outdated',
    reference,
  });
}

/** Sends a mail, all of its kind, all to its address, or all that were given up, again, or takes one for dealt with. @returns failure `not-found` where none such waits */
export async function handleMailAtDesk({
  reference: id,
  form,
}: FormAtDesk<typeof mailForm>): Promise<Result<DeskResult>> {
  const isDone =
    form.what === 'retry'
      ? (await retryMail(form.to ?? (id === everyMail ? undefined : id))) > 0
      : z.uuid().safeParse(id).success && (await dropMail(id));
  return isDone ? success({ page: `${livePaths.desk}/mail`, flash: 'mail' }) : failure('not-found');
}
