import 'server-only';
import { z } from 'zod';
import { appointmentArea, subjectReference } from '@/lib/appointments/appointment';
import { bookForm } from '@/lib/appointments/book-form';
import { appointmentCalendar, offeredSlots } from '@/lib/appointments/calendar';
import { bookedArguments } from '@/lib/appointments/own-appointments';
import { askDatabase } from '@/lib/ask-database';
import { textField } from '@/lib/fields/fields';
import { isClock, isDay } from '@/lib/fields/times';
import { newOrderKey } from '@/lib/orders/order-key';
import { failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { AtDesk, FormAtDesk } from './at-desk';
import type { DeskFlash, DeskResult } from './desk-answer';

const page = `${livePaths.desk}/visits`;
const at = (part: string, flash: DeskFlash): Result<DeskResult> => success({ page: page + part, flash });

const nothing = z.object({});
const answer = z.object({ outcome: z.string(), mailed: z.boolean().default(false) });

const flashes: Record<string, DeskFlash> = {
  booked: 'appointment-told',
  moved: 'appointment-told',
  cancelled: 'appointment-told',
  undone: 'appointment',
  done: 'appointment',
  missed: 'appointment',
  unchanged: 'appointment',
  taken: 'appointment-taken',
  past: 'appointment-taken',
};

function flashOf({ outcome, mailed }: z.infer<typeof answer>): DeskFlash {
  const flash = flashes[outcome] ?? 'appointment-refused';
  return flash === 'appointment-told' && !mailed ? 'appointment-quiet' : flash;
}

/** The staff book for the order, the inquiry or the quotation of this reference. */
export const deskBookForm = z.intersection(bookForm, z.object({ reference: subjectReference }));

/**
 * Books a time for a customer, or moves an appointment.
 * @returns failures `invalid` (nobody can have this time), `not-found`
 */
export async function bookAtDesk({
  person,
  form,
}: FormAtDesk<typeof deskBookForm>): Promise<Result<DeskResult>> {
  const now = new Date();
  const calendar = await appointmentCalendar(now);
  const { appointment: own, reference, start } = form;
  const slot = offeredSlots(calendar, { ...form, now, own }, 'staff').find(
    ({ starts }) => starts.getTime() === start.getTime(),
  );
  if (!slot) return failure('invalid', { fields: { start: 'time-taken' } });
  const booked = await askDatabase(answer, 'book_appointment', {
    ...bookedArguments(form, slot.ends),
    reference,
    person,
    earliest: now.toISOString(),
  });
  if (booked.outcome === 'not-found') return failure('not-found');
  return at(own ? `/${own}` : '', flashOf(booked));
}

/** A button of an appointment at the desk. */
export const appointmentMoveForm = z.object({ what: z.enum(['done', 'missed', 'cancelled', 'undo']) });

/** @returns failure `not-found` */
export async function moveAppointmentAtDesk({
  reference: appointment,
  person,
  form,
}: FormAtDesk<typeof appointmentMoveForm>): Promise<Result<DeskResult>> {
  if (!z.uuid().safeParse(appointment).success) return failure('not-found');
  const moved = await askDatabase(answer, 'move_appointment', { appointment, person, ...form });
  return moved.outcome === 'not-found' ? failure('not-found') : at(`/${appointment}`, flashOf(moved));
}

const clockField = textField({ max: 5 }).refine(isClock, 'time-span');
const count = (min: number, max: number) =>
  textField({ max: 4 })
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, 'time-span');

/** What the desk sets: the times of a weekday (each place is a field of its own), how far ahead, or a day off. */
export const appointmentTimesForm = z.discriminatedUnion('what', [
  z
    .object({
      what: z.literal('times'),
      weekday: count(1, 7),
      opens: clockField,
      closes: clockField,
      atOnce: count(1, 20),
      minutes: count(15, 480),
      ...Object.fromEntries(
        appointmentArea.options.map((area) => [`in-${area}`, z.literal('on').optional()]),
      ),
    })
    .loose()
    .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'time-span' }),
  z.object({ what: z.literal('rules'), ahead: count(1, 90), notice: count(0, 168), change: count(0, 168) }),
  z.object({ what: z.enum(['off', 'open']), day: textField({ max: 10 }).refine(isDay, 'day') }),
]);

export async function setAppointmentTimes({
  person,
  form,
}: FormAtDesk<typeof appointmentTimesForm>): Promise<Result<DeskResult>> {
  if (form.what === 'times') {
    const { weekday, opens, closes, atOnce, minutes } = form;
    const areas = appointmentArea.options.filter((area) => form[`in-${area}`] === 'on');
    const args = { weekday, opens, closes, areas, at_once: atOnce, minutes, person };
    await askDatabase(nothing, 'keep_appointment_times', args);
  } else if (form.what === 'rules') {
    const args = { ahead_days: form.ahead, notice_hours: form.notice, change_hours: form.change, person };
    await askDatabase(nothing, 'keep_appointment_rules', args);
  } else {
    await askDatabase(nothing, 'keep_appointment_day_off', {
      day: form.day,
      is_off: form.what === 'off',
      person,
    });
  }
  return at('/times', 'appointment');
}

/** How long the browser of the person shows the address, in seconds. */
const shownSeconds = 600;

/** The cookie that shows somebody the address of their calendar a moment long. */
export const feedCookie = 'link-calendar';

/** Makes another secret address for somebody's calendar. */
export async function renewFeed({ person }: AtDesk): Promise<Result<DeskResult>> {
  const { key, hash } = newOrderKey();
  await askDatabase(nothing, 'keep_calendar_feed', { email: person, token_hash: hash });
  return success({
    page: `${page}/times`,
    flash: 'link',
    sets: [{ name: feedCookie, value: key, maxAge: shownSeconds }],
  });
}
