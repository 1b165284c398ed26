import 'server-only';
import type { z } from 'zod';
import type { Person } from '@/lib/identity/identity';
import { type Decision, setOrderStatus, undoOrderMove } from '@/lib/orders/order-status';
import { type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { DeskFlash, DeskResult } from './desk-answer';
import type { moveForm, undoForm } from './desk-forms';

/** Which order, whose decision, and whether it was made on the order's own page of the desk. */
type Where = { reference: string; staff: Person; isOnOrder: boolean };

/** Makes the decision of a member of the staff. @throws DatabaseError */
export async function decideAtDesk({
  form,
  ...where
}: Where & { form: z.infer<typeof moveForm> }): Promise<Result<DeskResult>> {
  const { status, reason } = form.move;
  const decision = await setOrderStatus({
    reference: where.reference,
    status,
    seen: form.seen,
    person: where.staff.email,
    note: form.note,
    ...(reason !== undefined && { reason }),
  });
  return success(resultOf(decision, where));
}

/** Takes back what somebody at the desk decided last. @throws DatabaseError */
export async function undoAtDesk({
  form,
  ...where
}: Where & { form: z.infer<typeof undoForm> }): Promise<Result<DeskResult>> {
  const decision = await undoOrderMove({
    reference: where.reference,
    seen: form.seen,
    person: where.staff.email,
  });
  return success(resultOf(decision, where));
}

function resultOf({ outcome, mailed }: Decision, { reference, isOnOrder }: Where): DeskResult {
  const flash: DeskFlash = outcome === 'changed' && !mailed ? 'quiet' : outcome;
  return {
    page: isOnOrder ? `${livePaths.desk}/orders/${reference}` : livePaths.desk,
    flash,
    reference,
  };
}
