import 'server-only';
import { shapeOf } from '@/lib/documents/offer-form';
import { saleForm } from '@/lib/documents/sale-form';
import { sell } from '@/lib/documents/sell';
import { parseInput } from '@/lib/fields/parse';
import { customerLabels } from '@/lib/orders/customer-labels';
import { showOrder } from '@/lib/orders/order-status';
import { openAmount } from '@/lib/orders/payable';
import { paymentQr } from '@/lib/payments/slip/payment-qr';
import { failure, type Result, success } from '@/lib/result';
import type { AtDesk, FormAtDesk } from './at-desk';
import { atOrder, type DeskResult, deskAnswer } from './desk-answer';
import { lineTypes, type offerPost } from './offer-at-desk';
import { offerLabels } from './offer-label';

type Trial = { isTrial: boolean };

/** Sells as somebody of the staff has filled in the form. @returns failure `invalid` with the fields that are wrong */
export async function sellAtDesk({
  person,
  isTrial,
  form: fields,
}: FormAtDesk<typeof offerPost> & Trial): Promise<Result<DeskResult>> {
  const { rows } = shapeOf(Object.keys(fields), lineTypes);
  const form = parseInput(saleForm({ rows, types: lineTypes }), fields);
  if (!form.ok) return form;
  return success(atOrder(await sell(form.data, { person, isTrial }), 'sold'));
}

/** Leads to the order that was sold. */
export const saleAnswer = deskAnswer('/orders/new', ({ desk, checkout }, wrong) => ({
  labels: { ...offerLabels(wrong, desk.quotes), ...customerLabels(checkout), method: desk.sale.method },
  failed: desk.sale.failed,
}));

/**
 * The PromptPay code of what is open of an order, for the screen of the staff, as a PNG.
 * @returns failures `not-found`, `conflict` (nothing is to be paid)
 */
export async function saleQr({ reference, isTrial }: AtDesk & Trial): Promise<Result<Buffer>> {
  const order = await showOrder(reference);
  if (!order) return failure('not-found');
  const waits = order.status === 'awaiting-payment' && order.open > 0;
  return waits ? success(await paymentQr(openAmount(order), isTrial)) : failure('conflict');
}
