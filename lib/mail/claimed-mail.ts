import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';

/** A row of the outbox that this process may send. */
export const claimedMail = z.object({
  id: z.uuid(),
  event: z.enum(['order-customer', 'order-agency']),
  recipient: z.string(),
  locale: z.enum(locales),
  payload: z.json(),
  attempts: z.number().int(),
  created_at: z.coerce.date(),
});

export type ClaimedMail = z.infer<typeof claimedMail>;
