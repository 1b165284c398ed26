import { getLocale } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import type { Appointment } from '@/lib/appointments/appointment';
import { momentIn } from '@/lib/appointments/slots';
import { company } from '@/lib/company/company';
import { formatNumber } from '@/lib/i18n/number';

/** The hours of a day, as whole numbers; a stop outside those of the shop makes it longer. */
export type DayHours = { day: string; first: number; last: number };

const hour = 60 * 60_000;

/** How many hours of a day have gone by. */
const hourIn = (day: string, moment: Date) => (moment.getTime() - momentIn(day, '00:00').getTime()) / hour;

export function dayHours(day: string, stops: readonly Appointment[]): DayHours {
  return {
    day,
    first: Math.min(
      Number.parseInt(company.opens, 10),
      ...stops.map(({ starts_at: at }) => Math.floor(hourIn(day, at))),
    ),
    last: Math.max(
      Number.parseInt(company.closes, 10),
      ...stops.map(({ ends_at: at }) => Math.ceil(hourIn(day, at))),
    ),
  };
}

/** Where a moment is between the first hour and the last. */
function placeOf({ day, first, last }: DayHours, moment: Date): number {
  return Math.min(1, Math.max(0, (hourIn(day, moment) - first) / (last - first)));
}

/** The hours over the stops of a day, for the eye; the bus is at what time it is. */
export async function HourScale({ hours, now }: { hours: DayHours; now?: Date | undefined }) {
  const locale = await getLocale();
  const numbers = Array.from({ length: hours.last - hours.first + 1 }, (_, index) => hours.first + index);
  return (
    <div className="desk-scale" aria-hidden="true">
      {numbers.map((number) => (
        <span key={number}>{formatNumber(number, locale)}</span>
      ))}
      {now && <i style={{ '--from': placeOf(hours, now) } as CSSProperties} />}
    </div>
  );
}

/** What a stop stands at, below where it begins. */
export function HourState({
  hours,
  stop,
  children,
}: {
  hours: DayHours;
  stop: Appointment;
  children: ReactNode;
}) {
  return (
    <span className="desk-stop-state" style={{ '--from': placeOf(hours, stop.starts_at) } as CSSProperties}>
      {children}
    </span>
  );
}

/** A stop on the road of its day, for the eye: from when to when it is. */
export function HourStop({ hours, stop }: { hours: DayHours; stop: Appointment }) {
  const from = placeOf(hours, stop.starts_at);
  return (
    <i
      className="desk-stop"
      aria-hidden="true"
      style={{ '--from': from, '--long': placeOf(hours, stop.ends_at) - from } as CSSProperties}
    />
  );
}
