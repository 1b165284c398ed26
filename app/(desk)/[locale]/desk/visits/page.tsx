import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import type { Appointment } from '@/lib/appointments/appointment';
import { areaText } from '@/lib/appointments/appointment-words';
import { appointmentsAtDesk } from '@/lib/appointments/desk-appointments';
import { weekdayOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya, daysAfter } from '@/lib/i18n/pattaya-time';
import { livePaths } from '@/lib/site/live-pages';
import { Rows } from '../desk-list';
import { DeskPage } from '../desk-page';
import { staffHere } from '../staff-here';
import { AppointmentRow } from './appointment-row';
import { dayHours, HourScale } from './day-hours';
import { NextStop } from './next-stop';
import { RepairsPart } from './repairs/repairs-part';
import { placeOfDay, WeekLeaves } from './week-leaves';

/** Where somebody of the agency is to be, and who comes to the shop: today, tomorrow and in the next days, by area. */
export default async function DeskVisitsPage({ searchParams }: PageProps<'/[locale]/desk/visits'>) {
  await staffHere();
  const locale = await getLocale();
  const { appointments, repairs } = await getMessages();
  const { desk: words } = appointments;
  const at = (page: string) => localePath(locale, `${livePaths.desk}/visits${page}`);
  const now = new Date();
  const today = dayInPattaya(now);
  const { over, days } = await appointmentsAtDesk(now);
  const tomorrow = daysAfter(today, 1);
  const later = [...days].filter(([day]) => day > tomorrow).sort();
  const next = [...days.values()].flat().find(({ state }) => state === 'booked');
  return (
    <DeskPage
      title={words.title}
      room="visits"
      query={await searchParams}
      actions={
        <>
          <a href={at('/times')} className={buttonClass.ghost}>
            {words.setUp}
          </a>
          <a href={at('/repairs/new')} className={buttonClass.primary}>
            {repairs.desk.new}
          </a>
        </>
      }
    >
      <div className="desk-visits">
        {next && <NextStop stop={next} today={today} />}
        <WeekLeaves today={today} days={days} over={over} />
      </div>
      <div className="desk-joined desk-board">
        <Rows title={words.over}>
          {over.map((stop) => (
            <AppointmentRow key={stop.id} stop={stop} />
          ))}
        </Rows>
        <Day title={words.today} day={today} stops={days.get(today) ?? []} now={now} />
        <Day title={words.tomorrow} day={tomorrow} stops={days.get(tomorrow) ?? []} />
        <Part title={words.week} className={later.length === 0 ? 'desk-slim' : 'grid gap-4'}>
          {later.length === 0 && <p>{words.none}</p>}
          {later.map(([day, stops]) => (
            <div key={day} id={placeOfDay(day)} className="desk-day-of grid gap-2">
              <h3>{weekdayOf(day, locale)}</h3>
              <Round day={day} stops={stops} />
            </div>
          ))}
        </Part>
      </div>
      <RepairsPart />
    </DeskPage>
  );
}

type RoundProps = { day: string; stops: readonly Appointment[]; now?: Date };

/** A day of its own; one without appointments is one line. */
async function Day({ title, ...round }: RoundProps & { title: string }) {
  const { desk: words } = (await getMessages()).appointments;
  return (
    <Part
      id={placeOfDay(round.day)}
      title={title}
      className={round.stops.length === 0 ? 'desk-slim' : 'desk-day-of grid gap-4'}
    >
      {round.stops.length === 0 ? <p>{words.none}</p> : <Round {...round} />}
    </Part>
  );
}

/** The stops of a day, area by area, on the road of its hours. */
async function Round({ day, stops, now }: RoundProps) {
  const messages = await getMessages();
  const { desk: words } = messages.appointments;
  const hours = dayHours(day, stops);
  const areas = [...new Set(stops.map(({ area }) => area))];
  const rounds = areas.map((area) => {
    const here = stops.filter((stop) => stop.area === area);
    return (
      <div key={area} className="desk-round grid gap-1">
        <p className="font-semibold">
          {fill(words.round, { area: areaText(area, messages), count: here.length })}
        </p>
        <Rows>
          {here.map((stop) => (
            <AppointmentRow key={stop.id} stop={stop} day={day} hours={hours} />
          ))}
        </Rows>
      </div>
    );
  });
  return (
    <>
      <HourScale hours={hours} now={now} />
      {rounds}
    </>
  );
}
