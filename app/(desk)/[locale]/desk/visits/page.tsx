import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import type { Appointment } from '@/lib/appointments/appointment';
import { areaText } from '@/lib/appointments/appointment-words';
import { appointmentsAtDesk } from '@/lib/appointments/desk-appointments';
import { daysAfter } from '@/lib/appointments/slots';
import { weekdayOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { livePaths } from '@/lib/site/live-pages';
import { Rows } from '../desk-list';
import { DeskColumns, DeskPage } from '../desk-page';
import { staffHere } from '../staff-here';
import { AppointmentRow } from './appointment-row';
import { RepairsPart } from './repairs/repairs-part';

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
  return (
    <DeskPage
      title={words.title}
      query={await searchParams}
      actions={
        <>
          <a href={at('/times')} className={buttonClass.ghost}>
            {words.setUp}
          </a>
          <a href={at('/repairs/new')} className={buttonClass.secondary}>
            {repairs.desk.new}
          </a>
        </>
      }
    >
      <DeskColumns
        side={
          <>
            <Part title={words.tomorrow}>
              <Round day={tomorrow} stops={days.get(tomorrow) ?? []} />
            </Part>
            <Part title={words.week}>
              {later.length === 0 && <p>{words.none}</p>}
              {later.map(([day, stops]) => (
                <div key={day} className="grid gap-2">
                  <h3>{weekdayOf(day, locale)}</h3>
                  <Round day={day} stops={stops} />
                </div>
              ))}
            </Part>
          </>
        }
      >
        <Rows title={words.over}>
          {over.map((stop) => (
            <AppointmentRow key={stop.id} stop={stop} />
          ))}
        </Rows>
        <Part title={words.today}>
          <Round day={today} stops={days.get(today) ?? []} />
        </Part>
        <RepairsPart />
      </DeskColumns>
    </DeskPage>
  );
}

/** The stops of a day, area by area. */
async function Round({ day, stops }: { day: string; stops: readonly Appointment[] }) {
  const messages = await getMessages();
  const { desk: words } = messages.appointments;
  if (stops.length === 0) return <p>{words.none}</p>;
  const areas = [...new Set(stops.map(({ area }) => area))];
  return areas.map((area) => {
    const here = stops.filter((stop) => stop.area === area);
    return (
      <div key={area} className="desk-round grid gap-1">
        <p className="font-semibold">
          {fill(words.round, { area: areaText(area, messages), count: here.length })}
        </p>
        <Rows>
          {here.map((stop) => (
            <AppointmentRow key={stop.id} stop={stop} day={day} />
          ))}
        </Rows>
      </div>
    );
  });
}
