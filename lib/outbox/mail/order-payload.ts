import { z } from 'zod';
import { knownCustomer } from '@/lib/orders/known-customer';
import { moneySums } from '@/lib/orders/money-line';
import { orderLine, ownMethod, paymentMethod, slipKind } from '@/lib/orders/order';
import { orderParts } from '@/lib/orders/parts';
import { type Way, wayTo } from '@/lib/orders/stops';

/** What the outbox keeps of an order: its columns; `amount` and each line's `price` in whole satang. */
export const orderPayload = z.object({
  reference: z.string(),
  /** The number of the quotation that it was; rows of before have none. */
  quotation: z.string().nullish(),
  /** Whether it pays services on; rows of before do not say. */
  renews: z.boolean().default(false),
  placed_at: z.coerce.date(),
  payment_method: paymentMethod,
  lines: z.array(orderLine),
  amount: z.number().int(),
  /** What the customer keeps back for the Revenue Department; rows of before have none. */
  withheld: z.number().int().default(0),
  ...moneySums,
  parts: orderParts,
  /** The card gateway's name of the payment; rows of before have none. */
  stripe_payment: z.string().nullish(),
  payment_slip_path: z.string().nullable(),
  slip_kind: slipKind.nullable(),
  slip_bank: z.string().nullable(),
  slip_reference: z.string().nullable(),
  /** References of other orders that came with the very same file. */
  same_picture_as: z.array(z.string()),
  /** A card gateway may not tell the address, and whoever bought at the counter need not say the rest. */
  ...knownCustomer.shape,
  customer_name: z.string(),
});

export type OrderPayload = z.infer<typeof orderPayload>;

/** The same of an order that its customer placed. */
export const placedPayload = orderPayload.extend({ payment_method: ownMethod });

export const isPaid = ({ payment_method: method, open }: Pick<OrderPayload, 'payment_method' | 'open'>) =>
  method === 'card' || open === 0;

/** How far the payment has come. */
export function wayOfPayload(order: OrderPayload): Way {
  const { payment_slip_path: slip, quotation } = order;
  if (isPaid(order)) return wayTo('paid', Boolean(quotation));
  return quotation ? wayTo('accepted', true) : wayTo(slip === null ? 'ordered' : 'checking', false);
}
