import 'server-only';
import { z } from 'zod';
import { findItem, total } from '@/lib/catalog/items';
import { env } from '@/lib/env/env';
import { orderItemIds } from '@/lib/orders/order';
import { failure, type Result, success } from '@/lib/result';
import { type PromptPayQr, promptPayQr } from '@/lib/thailand/promptpay';

export const quoteRequest = z.object({ items: orderItemIds });

/**
 * The amount and QR for a cart; the request names items, never an amount.
 * @returns the QR; failure `invalid` where nothing is to be paid, since a QR without an amount takes any
 */
export async function quote({ items }: z.infer<typeof quoteRequest>): Promise<Result<PromptPayQr>> {
  const amount = total(items.map(findItem));
  if (amount === 0) return failure('invalid', { fields: { items: 'unknown-item' } });
  return success(await promptPayQr({ id: env().PROMPTPAY_ID, amount }));
}
