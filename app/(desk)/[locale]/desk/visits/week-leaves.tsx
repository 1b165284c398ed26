import { getLocale, getMessages } from 'next-intl/server';
import type { Appointment } from '@/lib/appointments/appointment';
import { clockOf, leafOf, weekdayOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { clockInPattaya, dayInPattaya, daysAfter } from '@/lib/i18n/pattaya-time';
import { livePaths } from '@/lib/site/live-pages';
import { stateLook } from '../state-plate';

type WeekLeavesProps = {
  today: string;
  days: ReadonlyMap<string, readonly Appointment[]>;
  over: readonly Appointment[];
};

/** Where on the page a day stands. */
export const placeOfDay = (day: string) => `day-${day}`;

/** The next seven days as leaves of a calendar, and on each its appointments as marks in the colours of their states, with their hours where there is room; a leaf leads to its day. */
export async function WeekLeaves({ today, days, over }: WeekLeavesProps) {
  const locale = await getLocale();
  const { desk: words } = (await getMessages()).appointments;
  const path = localePath(locale, `${livePaths.desk}/visits`);
  const leaves = [...Array(7).keys()].map((ahead) => daysAfter(today, ahead));
  const hourOf = (moment: Date) => (
    <span className="desk-leaf-time">{clockOf(clockInPattaya(moment), locale)}</span>
  );
  return (
    <ol className="desk-leaves">
      {leaves.map((day) => {
        const { weekdayShort, day: number, short } = leafOf(day, locale);
        const stops = days.get(day) ?? [];
        const late = over.filter(({ starts_at: at }) => dayInPattaya(at) === day);
        const count = stops.length + late.length;
        const leaf = (
          <>
            <span className="sr-only">
              {count > 0
                ? fill(words.round, { area: weekdayOf(day, locale), count })
                : weekdayOf(day, locale)}
            </span>
            <small aria-hidden="true">{weekdayShort}</small>
            <b aria-hidden="true">{number}</b>
            <em aria-hidden="true">{short}</em>
            <i aria-hidden="true">
              {late.map(({ id, starts_at: at }) => (
                <span key={id} className="desk-leaf-stop">
                  <i className="state-act" /> {hourOf(at)}
                </span>
              ))}
              {stops.map(({ id, starts_at: at, state }) => (
                <span key={id} className="desk-leaf-stop">
                  <i className={stateLook(state)} /> {hourOf(at)}
                </span>
              ))}
            </i>
          </>
        );
        return (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            {stops.length > 0 ? <a href={`${path}#${placeOfDay(day)}`}>{leaf}</a> : <span>{leaf}</span>}
          </li>
        );
      })}
    </ol>
  );
}
