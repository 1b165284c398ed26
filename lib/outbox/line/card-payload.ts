import { z } from 'zod';
import { appointment } from '@/lib/appointments/appointment';
import { ownMethod, slipKind } from '@/lib/orders/order';

const ofOrder = {
  reference: z.string(),
  /** Whole satang. */
  amount: z.number().int(),
  since: z.coerce.date(),
  slip_kind: slipKind.nullable(),
  slip_bank: z.string().nullable(),
  slip_reference: z.string().nullable(),
};

/** What the outbox keeps of a card (`line_news` in `supabase/migrations`); `kind` is the event of the mail that says the same, if one does. */
export const cardPayload = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order-agency'),
    payment_method: ownMethod,
    /** Whether the money was found before the customer had said who the order is from. */
    is_paid: z.boolean().default(false),
    ...ofOrder,
  }),
  z.object({ kind: z.literal('order-abandoned'), ...ofOrder }),
  z.object({
    kind: z.literal('order-news'),
    news: z.enum([
      ...(['slip', 'cancelled', 'overdue', 'service-ends'] as const),
      ...(['job-yes', 'job-change', 'job-fix', 'job-silent'] as const),
    ]),
    /** The name of what it is about, where it is not the order. */
    changed: z.string().default(''),
    /** The service that it is about, where no order was placed for that yet. */
    service: z.uuid().nullish(),
    ...ofOrder,
  }),
  z.object({
    kind: z.literal('card-problem'),
    problem: z.enum(['second-payment', 'other-amount', 'closed', 'customer']),
    ...ofOrder,
  }),
  z.object({
    kind: z.literal('card-money'),
    news: z.enum(['refund-failed', 'dispute-open', 'dispute-won', 'dispute-lost', 'dispute-ended']),
    answer_by: z.coerce.date().nullable(),
    ...ofOrder,
  }),
  z.object({ kind: z.literal('order-files'), reference: z.string(), files: z.int(), since: z.coerce.date() }),
  z.object({
    kind: z.literal('inquiry'),
    reference: z.string(),
    inquiry: z.enum(['contact', 'business-card', 'server-access']),
    since: z.coerce.date(),
  }),
  z.object({
    kind: z.literal('round'),
    stops: z.array(appointment.pick({ reference: true, kind: true, area: true, starts_at: true })),
    since: z.coerce.date(),
  }),
  z.object({
    kind: z.literal('mail'),
    reference: z.string().nullable(),
    problem: z.enum(['gaveUp', 'bounced', 'complained', 'failed', 'suppressed']),
    since: z.coerce.date(),
  }),
]);

export type LineCardPayload = z.infer<typeof cardPayload>;
