import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { company, decisions } from '@/lib/company/company';
import { decided } from '@/lib/company/decision';
import { isClosedOn, lastWorkingDay } from '@/lib/company/opening-hours';
import { listHalts } from '@/lib/publishing/halts';
import { type AppointmentArea, type AppointmentKind, appointmentArea, appointmentKind } from './appointment';
import {
  type AppointmentCalendar,
  type AppointmentRules,
  type DayTimes,
  earliestFor,
  type Slot,
  slotsFor,
} from './slots';

/** Until the desk sets others. */
const defaultRules: AppointmentRules = { ahead_days: 21, notice_hours: 24, change_hours: 12 };

/** A weekday that the desk has not set: the opening hours of working days, one at a time, in the places to which we come as a matter of course. */
function defaultTimes(weekday: number): DayTimes {
  const works = weekday <= lastWorkingDay();
  return {
    weekday,
    opens: company.opens,
    closes: company.closes,
    areas: works ? [...(decided(decisions.serviceArea) ?? []), 'shop'] : [],
    at_once: 1,
    minutes: 60,
  };
}

const count = z.number().int();

const stored = z.object({
  times: z.array(
    z.object({
      weekday: count,
      opens: z.string(),
      closes: z.string(),
      areas: z.array(appointmentArea),
      at_once: count,
      minutes: count,
    }),
  ),
  rules: z.object({ ahead_days: count, notice_hours: count, change_hours: count }).nullable(),
  days_off: z.array(z.iso.date()),
  taken: z.array(
    z.object({ id: z.uuid(), kind: appointmentKind, starts_at: z.coerce.date(), ends_at: z.coerce.date() }),
  ),
});

/** Further than anybody may book. */
const spanDays = 100;

/** What the desk has set, with defaults for the rest, until when the agency is closed at present, and what is booked from a moment on. */
export async function appointmentCalendar(now: Date): Promise<AppointmentCalendar> {
  const to = new Date(now.getTime() + spanDays * 24 * 60 * 60_000);
  const [known, { now: halts }] = await Promise.all([
    askDatabase(stored, 'appointment_calendar', { from: now.toISOString(), to: to.toISOString() }),
    listHalts(),
  ]);
  const times = [1, 2, 3, 4, 5, 6, 7].map(
    (weekday) => known.times.find((own) => own.weekday === weekday) ?? defaultTimes(weekday),
  );
  const closed_until = halts.find(({ what }) => what === 'closed')?.last_day ?? null;
  return { ...known, times, rules: known.rules ?? defaultRules, closed_until };
}

/** Where a kind of appointment can be had at all. */
export function areasOf({ times }: AppointmentCalendar, kind: AppointmentKind): AppointmentArea[] {
  if (kind === 'drop-off') return ['shop'];
  const served = new Set(times.flatMap(({ areas }) => areas));
  return appointmentArea.options.filter((area) => area !== 'shop' && served.has(area));
}

type Offered = { kind: AppointmentKind; area: AppointmentArea; now: Date; own?: string | undefined };

/** The times that a customer may choose from, or the staff, who need no notice. */
export function offeredSlots(
  calendar: AppointmentCalendar,
  wanted: Offered,
  whose: 'customer' | 'staff' = 'customer',
): Slot[] {
  const earliest = whose === 'staff' ? wanted.now : earliestFor(calendar, wanted.now);
  return slotsFor(calendar, { ...wanted, earliest, isClosed: (day) => isClosedOn(day) });
}
