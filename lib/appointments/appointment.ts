import { z } from 'zod';
import { quoteNumber } from '@/lib/documents/quote';
import { orderLocale, orderReference } from '@/lib/orders/order';

/** A `visit` is at the customer's, a `drop-off` in the shop. */
export const appointmentKind = z.enum(['visit', 'drop-off']);

export type AppointmentKind = z.infer<typeof appointmentKind>;

/** What an appointment may belong to: an order or an inquiry by its reference, or a quotation by its number. */
export const subjectReference = z.union([orderReference, quoteNumber]);

/** Where an appointment is: a place that the pages name (`facts.places`), or the shop. */
export const appointmentArea = z.enum([
  ...(['pattaya', 'naklua', 'pratumnak', 'jomtien'] as const),
  ...(['bangLamung', 'siRacha', 'bangSaray', 'sattahip'] as const),
  'shop',
]);

export type AppointmentArea = z.infer<typeof appointmentArea>;

/** `missed`: the customer was not there. */
const appointmentState = z.enum(['booked', 'done', 'missed', 'cancelled']);

/** Who an appointment is with, as `appointment_party` of the migrations has it. */
export const appointmentParty = z.object({
  of: z.enum(['order', 'inquiry', 'quote']),
  reference: z.string(),
  locale: orderLocale,
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
});

export type AppointmentParty = z.infer<typeof appointmentParty>;

/** An appointment with who it is with, as `appointment_shown` of the migrations has it. */
export const appointment = appointmentParty.extend({
  id: z.uuid(),
  kind: appointmentKind,
  area: appointmentArea,
  starts_at: z.coerce.date(),
  ends_at: z.coerce.date(),
  state: appointmentState,
  /** How often its entry in calendars has changed. */
  sequence: z.number().int(),
  /** Whose its newest change was, and whether it may be taken back yet. */
  changed_by: z.enum(['customer', 'agency']),
  may_undo: z.boolean(),
});

export type Appointment = z.infer<typeof appointment>;

/** The same as it was when a mail about it was enqueued. */
export const toldAppointment = appointment.omit({ may_undo: true, changed_by: true });

export type ToldAppointment = z.infer<typeof toldAppointment>;

/** What was asked for where it is offered; else the only offer, where there is but one. */
export function chosenOf<Offered>(
  offered: readonly Offered[],
  asked: Offered | undefined,
): Offered | undefined {
  return offered.find((each) => each === asked) ?? (offered.length === 1 ? offered[0] : undefined);
}
