import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';

/** Why a mail is written; each has its template in `templates/`. */
export const mailEvents = [
  'quote-customer',
  'quote-agency',
  'order-customer',
  'order-agency',
  'order-abandoned',
  'order-status',
  'order-key',
  'order-receipt',
  'order-certificate',
  'order-readdressed',
  'order-copy',
  'order-erasure',
  'order-news',
  'order-refund',
  'order-part',
  'order-files',
  'order-files-agency',
  'renewal',
  'service',
  'job',
  'appointment',
  'appointment-agency',
  'repair',
  'repair-agency',
  'sign-in',
  'sign-in-warning',
  'card-problem',
  'card-money',
  'contact-agency',
  'contact-visitor',
  'business-card-agency',
  'business-card-visitor',
  'server-access-agency',
] as const;

/** What every claimed row of the outbox has; the rest may be of another release, and is read when the mail is composed. */
export const claimedRow = z.looseObject({ id: z.uuid(), event: z.string(), resends: z.number().int() });

/** A row of the outbox that this process may send. */
export const claimedMail = z.object({
  id: z.uuid(),
  event: z.enum(mailEvents),
  recipient: z.string(),
  locale: z.enum(locales),
  payload: z.json(),
  created_at: z.coerce.date(),
});

export type MailEvent = ClaimedMail['event'];

export type ClaimedMail = z.infer<typeof claimedMail>;
