import { dayInPattaya, daysAfter } from '@/lib/i18n/pattaya-time';
import type { AppointmentArea, AppointmentKind } from './appointment';

const minute = 60_000;
const hour = 60 * minute;

/** The weekly times of one weekday, as the desk sets them; Monday is 1, times are HH:MM of Pattaya. */
export type DayTimes = {
  weekday: number;
  opens: string;
  closes: string;
  areas: readonly AppointmentArea[];
  /** How many visits, and how many drop-offs, may be under way at once. */
  at_once: number;
  /** How long one takes. */
  minutes: number;
};

export type AppointmentRules = { ahead_days: number; notice_hours: number; change_hours: number };

/** A time that is booked. */
type Taken = { id: string; kind: AppointmentKind; starts_at: Date; ends_at: Date };

export type AppointmentCalendar = {
  /** All seven weekdays. */
  times: readonly DayTimes[];
  rules: AppointmentRules;
  /** Days as YYYY-MM-DD. */
  days_off: readonly string[];
  /** The last day on which the agency is closed at present. */
  closed_until: string | null;
  taken: readonly Taken[];
};

/** A time that can be had. */
export type Slot = { starts: Date; ends: Date };

type Wanted = {
  kind: AppointmentKind;
  area: AppointmentArea;
  now: Date;
  /** The first moment that may be had; the customer's is `now` and the notice. */
  earliest: Date;
  /** An appointment that is to be moved: its own time is free for it. */
  own?: string | undefined;
  isClosed: (day: string) => boolean;
};

/** The weekday of a day as YYYY-MM-DD: Monday is 1, Sunday 7. */
function weekdayNumber(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** A time of a day in Pattaya, which has had one offset since 1920. */
export function momentIn(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+07:00`);
}

/** From when on a customer may have a time. */
export function earliestFor({ rules }: AppointmentCalendar, now: Date): Date {
  return new Date(now.getTime() + rules.notice_hours * hour);
}

/** Appointments that begin before this cannot be changed by their customers any more. */
export function changeableFrom({ rules }: AppointmentCalendar, now: Date): Date {
  return new Date(now.getTime() + rules.change_hours * hour);
}

/**
 * The times that can be had for a kind in an area, in their order: within the weekly times of days that are neither off nor closed, as far
 * ahead as is allowed, and not where as many are booked as one time takes. `is_appointment_free` of the migrations counts the same way.
 */
export function slotsFor(calendar: AppointmentCalendar, wanted: Wanted): Slot[] {
  const today = dayInPattaya(wanted.now);
  const days = Array.from({ length: calendar.rules.ahead_days + 1 }, (_, index) => daysAfter(today, index));
  return days
    .filter(
      (day) =>
        !calendar.days_off.includes(day) && day > (calendar.closed_until ?? '') && !wanted.isClosed(day),
    )
    .flatMap((day) => slotsOn(day, calendar, wanted));
}

function slotsOn(day: string, { times, taken }: AppointmentCalendar, wanted: Wanted): Slot[] {
  const { kind, area, earliest, own } = wanted;
  const hours = times.find(({ weekday, areas }) => weekday === weekdayNumber(day) && areas.includes(area));
  if (!hours) return [];
  const length = hours.minutes * minute;
  const count = Math.floor(
    (momentIn(day, hours.closes).getTime() - momentIn(day, hours.opens).getTime()) / length,
  );
  return Array.from({ length: count }, (_, index) => {
    const starts = momentIn(day, hours.opens).getTime() + index * length;
    return { starts: new Date(starts), ends: new Date(starts + length) };
  }).filter(({ starts, ends }) => {
    const beside = taken.filter(
      (other) => other.kind === kind && other.id !== own && other.starts_at < ends && other.ends_at > starts,
    );
    return starts >= earliest && beside.length < hours.at_once;
  });
}

/** The same under the days on which they are. */
export function byDay(slots: readonly Slot[]): { day: string; slots: Slot[] }[] {
  const days = [...new Set(slots.map(({ starts }) => dayInPattaya(starts)))];
  return days.map((day) => ({ day, slots: slots.filter(({ starts }) => dayInPattaya(starts) === day) }));
}
