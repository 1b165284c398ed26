import { z } from 'zod';
import { orderLocale } from '@/lib/orders/order';

/** A number as `draw_repair_number` of the migrations gives them: short enough to be written on a tag. */
export const repairNumber = z.string().regex(/^R-[0-9A-Z]{4}$/);

/** `repair_state` of the migrations says it: `unrepaired` went back as it came. */
export const repairState = z.enum([
  ...(['received', 'diagnosed', 'declined', 'accepted'] as const),
  ...(['ready', 'returned', 'unrepaired'] as const),
]);

/** A device in the shop; what it costs is its quotation. */
export const repair = z.object({
  number: z.string(),
  device: z.string(),
  state: repairState,
  received_at: z.coerce.date(),
  /** The number of the quotation. */
  quote: z.string(),
  /** Whole satang; 0 while nobody has looked at it. */
  amount: z.number().int(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  locale: orderLocale,
});

export type Repair = z.infer<typeof repair>;

/** What the staff may make of one; `moves_of_repair` of the migrations says when. */
export const repairMove = z.enum(['ready', 'returned', 'unrepaired', 'undo']);
