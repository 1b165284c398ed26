import { z } from 'zod';
import { orderLine } from '@/lib/orders/order';

/** What the outbox keeps of an order; `amount` and each line's `price` in whole satang. */
export const orderPayload = z.object({
  reference: z.string(),
  placed_at: z.coerce.date(),
  lines: z.array(orderLine),
  amount: z.number().int(),
  payment_method: z.enum(['promptpay', 'card']).default('promptpay'),
  payment_slip_path: z.string().nullable(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  customer_address: z.string(),
});
