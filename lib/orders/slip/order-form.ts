import 'server-only';
import { z } from 'zod';
import { parseInput } from '@/lib/fields/parse';
import { readMultipart } from '@/lib/http/multipart';
import { isTrial } from '@/lib/http/trial';
import { checkoutKey, orderItemIds, orderLocale, slipMethod } from '@/lib/orders/order';
import { maxSlipBytes } from '@/lib/payments/slip/slip-rules';
import { failure, type Result, success } from '@/lib/result';
import { addedOn } from '@/lib/visits/added-on';
import type { PlaceOrder } from './place-order';

const orderFields = z.object({
  key: checkoutKey,
  locale: orderLocale,
  method: slipMethod.default('promptpay'),
  /** `on` where only the deposit was paid. */
  deposit: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on'),
  items: z
    .string()
    .transform((list) => list.split(','))
    .pipe(orderItemIds),
  pages: z.string().optional(),
});

/**
 * Reads the multipart form of the slip step: `key`, `locale`, `method`, `deposit` (`on` or nothing), `items` (ids with commas between), `pages` (where they were put into
 * the cart) and the file `slip`.
 * @returns the input of `placeOrder`; failures `too-large`, `malformed`, `invalid`
 */
export async function readOrderForm(request: Request): Promise<Result<PlaceOrder>> {
  const body = await readMultipart(request, { fileField: 'slip', maxFileBytes: maxSlipBytes });
  if (!body.ok && body.error.code === 'too-large')
    return failure('too-large', { fields: { slip: 'slip-too-large' } });
  if (!body.ok) return body;
  const fields = parseInput(orderFields, body.data.fields);
  if (!fields.ok) return fields;
  if (!body.data.file) return failure('invalid', { fields: { slip: 'slip-missing' } });
  const { pages, ...order } = fields.data;
  const where = addedOn(order.items, pages, request.headers);
  return success({
    ...order,
    addedOn: where,
    upload: body.data.file,
    isTrial: isTrial(request.headers),
  });
}
