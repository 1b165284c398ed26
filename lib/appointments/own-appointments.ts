import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import type { Remembers } from '@/lib/http/page-answer';
import { hashKey } from '@/lib/orders/hash-key';
import { orderCookie } from '@/lib/orders/order-key';
import type { BroughtKey, OrderProof } from '@/lib/orders/own-order';
import { type FieldProblem, failure, type Result, success } from '@/lib/result';
import { appointment, appointmentParty, subjectReference } from './appointment';
import { type BookForm, bookForm } from './book-form';
import { appointmentCalendar, offeredSlots } from './calendar';
import { changeableFrom, earliestFor } from './slots';

const own = appointmentParty.extend({ appointments: z.array(appointment) });

export type OwnAppointments = z.infer<typeof own>;

/**
 * The appointments of an order, an inquiry or a quotation as its customer sees them, with who it is from.
 * @returns undefined without a key to it
 */
export async function ownAppointments(proof: OrderProof): Promise<OwnAppointments | undefined> {
  if (!subjectReference.safeParse(proof.reference).success || proof.key_hash === '') return undefined;
  return (await askDatabase(own.nullable(), 'own_appointments', proof)) ?? undefined;
}

/** Takes the key of a link to the page of an inquiry for this browser to keep. @returns failure `not-found` */
export async function openInquiry({ reference, key }: BroughtKey): Promise<Result<Remembers>> {
  const opened = await ownAppointments({ reference, key_hash: hashKey(key) });
  return opened ? success({ sets: [orderCookie(reference, key)] }) : failure('not-found');
}

/** A form of the customer's page: a time that is chosen, or a button of an appointment. */
export const ownForm = z.discriminatedUnion('what', [
  z.object({ what: z.enum(['cancelled', 'undo']), appointment: z.uuid() }),
  bookForm,
]);

export type OwnRequest = { proof: OrderProof; form: z.infer<typeof ownForm> };

/** What the page says then. */
export type OwnAnswer = { said: 'booked' | 'moved' | 'cancelled' | 'undone' };

const answer = z.object({
  outcome: z.enum([
    ...(['booked', 'moved', 'cancelled', 'undone', 'unchanged'] as const),
    ...(['taken', 'past', 'late', 'refused', 'not-found'] as const),
  ]),
});

const problems: Partial<Record<string, FieldProblem>> = {
  taken: 'time-taken',
  past: 'time-taken',
  late: 'time-late',
};

/**
 * Books, moves or cancels what a customer wants, or takes back what they have just done.
 * @returns failures `not-found` (no key, or not theirs), `invalid` (the time is taken, or too near to be changed here), `conflict`
 */
export async function changeOwnAppointment({ proof, form }: OwnRequest): Promise<Result<OwnAnswer>> {
  const now = new Date();
  const calendar = await appointmentCalendar(now);
  const args = { ...proof, agency: agencyAddress(), changeable: changeableFrom(calendar, now).toISOString() };
  if (form.what !== 'book')
    return answerOf(await askDatabase(answer, 'change_own_appointment', { ...args, ...form }), 'undone');
  const slot = offeredSlots(calendar, { ...form, now, own: form.appointment }).find(
    ({ starts }) => starts.getTime() === form.start.getTime(),
  );
  if (!slot)
    return (await isBooked(proof, form))
      ? success({ said: 'booked' })
      : failure('invalid', { fields: { start: 'time-taken' } });
  return answerOf(
    await askDatabase(answer, 'book_own_appointment', {
      ...args,
      ...bookedArguments(form, slot.ends),
      now: now.toISOString(),
      earliest: earliestFor(calendar, now).toISOString(),
    }),
    'booked',
  );
}

/** Whether the time that nobody can have any more is their own: a form may be sent twice. */
async function isBooked(proof: OrderProof, { kind, start }: BookForm): Promise<boolean> {
  const { appointments = [] } = (await ownAppointments(proof)) ?? {};
  return appointments.some(
    (own) => own.state === 'booked' && own.kind === kind && own.starts_at.getTime() === start.getTime(),
  );
}

/** What `put_appointment` of the migrations takes of a form. */
export function bookedArguments({ kind, area, start, address, appointment: moved }: BookForm, ends: Date) {
  return {
    kind,
    area,
    address: kind === 'visit' ? address : '',
    starts_at: start.toISOString(),
    ends_at: ends.toISOString(),
    appointment: moved ?? null,
  };
}

function answerOf({ outcome }: z.infer<typeof answer>, unchanged: OwnAnswer['said']): Result<OwnAnswer> {
  switch (outcome) {
    case 'booked':
    case 'moved':
    case 'cancelled':
    case 'undone':
      return success({ said: outcome });
    case 'unchanged':
      return success({ said: unchanged });
    case 'not-found':
      return failure('not-found');
    default: {
      const problem = problems[outcome];
      return problem ? failure('invalid', { fields: { start: problem } }) : failure('conflict');
    }
  }
}
