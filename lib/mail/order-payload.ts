import { z } from 'zod';
import { orderLine, paymentMethod, slipKind } from '@/lib/orders/order';

/** Mail that was owed before a column came lacks it. */
const columnText = z.string().nullable().default(null);

/** What the outbox keeps of an order: its columns; `amount` and each line's `price` in whole satang. */
export const orderPayload = z.object({
  reference: z.string(),
  placed_at: z.coerce.date(),
  payment_method: paymentMethod.default('promptpay'),
  lines: z.array(orderLine),
  amount: z.number().int(),
  payment_slip_path: columnText,
  slip_kind: slipKind.nullable().default(null),
  slip_bank: columnText,
  slip_reference: columnText,
  /** References of other orders that came with the very same file. */
  same_picture_as: z.array(z.string()).default([]),
  customer_name: z.string(),
  /** A card gateway may not tell it. */
  customer_email: z.string().nullable(),
  customer_phone: z.string(),
  customer_address: z.string(),
  company_name: columnText,
  company_tax_id: columnText,
  company_branch: columnText,
});

export type OrderPayload = z.infer<typeof orderPayload>;
