import { z } from 'zod';
import { paymentMethod } from './order';

/** A line of an order's money; `amount` in whole satang, below 0 for what went back. */
export const moneyLine = z.object({
  way: z.enum(['came', 'back']),
  amount: z.number().int(),
  method: paymentMethod,
  /** The number of the transaction. */
  reference: z.string().nullable(),
  /** The slip that shows it; of what went back, the picture of the transfer. */
  slip_path: z.string().nullable(),
  /** Where it went back to. */
  account: z.string().nullable(),
  actor: z.enum(['agency', 'card', 'bank']),
  person: z.string().nullable(),
  created_at: z.coerce.date(),
});

/** What the lines of an order's money come to (`money_of` of the migrations), in whole satang. */
export const moneySums = {
  received: z.number().int(),
  refunded: z.number().int(),
  /** What has yet to come of what is transferred, and what was kept beyond that. */
  open: z.number().int(),
  over: z.number().int(),
};
