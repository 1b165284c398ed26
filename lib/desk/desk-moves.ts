import 'server-only';
import { type Decision, setOrderStatus, undoOrderMove } from '@/lib/orders/order-status';
import { type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { FormAtDesk } from './at-desk';
import { atOrder, type DeskFlash, type DeskResult } from './desk-answer';
import type { moveForm, undoForm } from './desk-forms';

/** Makes the decision of a member of the staff. */
export async function decideAtDesk(decided: FormAtDesk<typeof moveForm>): Promise<Result<DeskResult>> {
  const { reference, person, form } = decided;
  const { seen, note, move } = form;
  return success(resultOf(await setOrderStatus({ reference, person, seen, note, ...move }), decided));
}

/** Takes back what somebody at the desk decided last. */
export async function undoAtDesk(undone: FormAtDesk<typeof undoForm>): Promise<Result<DeskResult>> {
  const { reference, person, form } = undone;
  return success(resultOf(await undoOrderMove({ reference, person, seen: form.seen }), undone));
}

/** Where the desk goes on after a decision, and what it says there. */
export function resultOf(
  { outcome, mailed }: Decision,
  { reference, isOnOrder }: { reference: string; isOnOrder: boolean },
): DeskResult {
  const flash: DeskFlash = outcome === 'changed' && !mailed ? 'quiet' : outcome;
  const found = atOrder(reference, flash);
  return isOnOrder ? found : { ...found, page: livePaths.desk };
}
