import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env/env';
import { orderItemIds } from '@/lib/orders/order';
import { payableAmount } from '@/lib/orders/order-lines';
import { type Result, success } from '@/lib/result';
import { type PromptPayQr, promptPayQr } from '@/lib/thailand/promptpay';

export const paymentQrRequest = z.object({ items: orderItemIds });

/**
 * The amount and PromptPay QR for a cart; the request names items, never an amount.
 * @returns the QR; failure `invalid` where nothing is to be paid, since a QR without an amount takes any
 */
export async function paymentQr({ items }: z.infer<typeof paymentQrRequest>): Promise<Result<PromptPayQr>> {
  const amount = payableAmount(items);
  return amount.ok ? success(await promptPayQr({ id: env().PROMPTPAY_ID, amount: amount.data })) : amount;
}
