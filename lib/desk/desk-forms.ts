import 'server-only';
import { z } from 'zod';
import { noteField } from '@/lib/fields/fields';
import { orderStatus } from '@/lib/orders/order';
import { isReasonFor, orderReason } from '@/lib/orders/order-reasons';
import { inquiryState } from './desk-inquiries';

/** A button of an order: its value is the state and, behind a space, the reason; `seen` is the state that the person saw. */
export const moveForm = z.object({
  seen: orderStatus,
  note: noteField,
  move: z
    .string()
    .transform((value) => value.split(' '))
    .pipe(z.tuple([orderStatus], orderReason))
    .refine(([status, reason]) => reason === undefined || isReasonFor(status, reason))
    .transform(([status, reason]) => ({ status, reason })),
});

export const undoForm = z.object({ seen: orderStatus });

export const inquiryForm = z.object({ seen: inquiryState, state: inquiryState, note: noteField });

/** What stands in place of an id for all mail that was given up. */
export const everyMail = 'all';

/** `to` means all mails to one address: it stands in no URL. */
export const mailForm = z.object({ what: z.enum(['retry', 'drop']), to: z.string().optional() });
