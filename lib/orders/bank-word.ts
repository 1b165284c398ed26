import { z } from 'zod';

/**
 * What the bank said about a slip, as `order_slips` of the migrations keeps it. `amount` in whole satang, `receiver` with what is hidden of it;
 * a mark that is null could not be compared.
 */
export const bankWord = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['asked', 'not-yet', 'missing', 'unknown']) }),
  z.object({
    outcome: z.literal('found'),
    amount: z.number().int(),
    at: z.coerce.date(),
    receiver: z.string(),
    marks: z.object({
      amount: z.enum(['fits', 'less', 'more']),
      receiver: z.boolean().nullable(),
      day: z.boolean(),
      unused: z.boolean(),
    }),
  }),
]);

export type BankWord = z.infer<typeof bankWord>;
