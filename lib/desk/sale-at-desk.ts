import 'server-only';
import { shapeOf } from '@/lib/documents/offer-form';
import { saleForm } from '@/lib/documents/sale-form';
import { sell } from '@/lib/documents/sell';
import { parseInput } from '@/lib/fields/parse';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer } from '@/lib/http/page-answer';
import { showOrder } from '@/lib/orders/order-status';
import { openAmount } from '@/lib/orders/payable';
import { paymentQr } from '@/lib/payments/slip/payment-qr';
import { failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { AtDesk, FormAtDesk } from './at-desk';
import { atOrder, type DeskResult } from './desk-answer';
import { lineTypes, type offerPost } from './offer-at-desk';
import { offerLabel } from './offer-label';

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
export const saleAnswer: Answer<DeskResult> = pageAnswer({
  next: ({ page, flash, reference = '' }) => `${page}?${new URLSearchParams({ flash, reference })}`,
  back: () => `${livePaths.desk}/sales/new`,
  refusal: ({ desk, checkout, 'sign-in': signIn }, { code, fields = {} }) => {
    const { company, ...details } = checkout.details;
    const known: Record<string, unknown> = { ...details, ...company, method: desk.sale.method };
    return {
      labels: Object.fromEntries(
        Object.keys(fields).map((name) => [name, String(known[name] ?? offerLabel(name, desk.quotes))]),
      ),
      said: code === 'forbidden' ? signIn.forbidden : undefined,
      failed: desk.sale.failed,
    };
  },
});

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
