import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { dayInPattaya, daysAfter } from '@/lib/i18n/pattaya-time';
import { type Appointment, type AppointmentParty, appointment, appointmentParty } from './appointment';
import { momentIn } from './slots';

const event = z.object({
  what: z.enum(['booked', 'moved', 'cancelled', 'done', 'missed', 'undone']),
  actor: z.enum(['customer', 'agency']),
  person: z.string().nullable(),
  /** When it was to be before. */
  starts_before: z.coerce.date().nullable(),
  created_at: z.coerce.date(),
});

const withEvents = appointment.extend({ events: z.array(event) });

/** How many days the desk shows. */
const shownDays = 7;

/** What is on in the next days and what is over of which nobody has said what became of it, by day; `over` first. */
export async function appointmentsAtDesk(
  now: Date,
): Promise<{ over: Appointment[]; days: Map<string, Appointment[]> }> {
  const today = dayInPattaya(now);
  const from = momentIn(today, '00:00');
  const all = await askDatabase(z.array(appointment), 'desk_appointments', {
    from: from.toISOString(),
    to: momentIn(daysAfter(today, shownDays), '00:00').toISOString(),
  });
  const over = all.filter(({ state, ends_at: end }) => state === 'booked' && end < now);
  const days = new Map<string, Appointment[]>();
  for (const each of all.filter((one) => !over.includes(one))) {
    const day = dayInPattaya(each.starts_at);
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return { over, days };
}

/** One appointment with its history; undefined where there is none. */
export async function appointmentAtDesk(id: string): Promise<z.infer<typeof withEvents> | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  return (await askDatabase(withEvents.nullable(), 'desk_appointment', { appointment: id })) ?? undefined;
}

/** The appointments of orders and inquiries, the newest first. */
export async function appointmentsOf(references: readonly string[]): Promise<Appointment[]> {
  return askDatabase(z.array(appointment), 'appointments_of', { references: [...references] });
}

/** Who an order or an inquiry is from; undefined where there is none. */
export async function partyOf(reference: string): Promise<AppointmentParty | undefined> {
  return (await askDatabase(appointmentParty.nullable(), 'party_of', { reference })) ?? undefined;
}
