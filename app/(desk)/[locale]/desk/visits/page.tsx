import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle, Part } from '@/components/ui/heading';
import type { Appointment } from '@/lib/appointments/appointment';
import { areaText } from '@/lib/appointments/appointment-words';
import { appointmentsAtDesk } from '@/lib/appointments/desk-appointments';
import { daysAfter } from '@/lib/appointments/slots';
import { weekdayOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { livePaths } from '@/lib/site/live-pages';
import { FlashNotice } from '../flash-notice';
import { staffHere } from '../staff-here';
import { AppointmentRow } from './appointment-row';
import { RepairsPart } from './repairs/repairs-part';

/** Where somebody of the agency is to be, and who comes to the shop: today, tomorrow and in the next days, by area. */
export default async function DeskVisitsPage({ searchParams }: PageProps<'/[locale]/desk/visits'>) {
  await staffHere();
  const locale = await getLocale();
  const { desk: words } = (await getMessages()).appointments;
  const now = new Date();
  const today = dayInPattaya(now);
  const { over, days } = await appointmentsAtDesk(now);
  const later = [...days].filter(([day]) => day > daysAfter(today, 1)).sort();
  return (
    <div className="wrap grid max-w-[60rem] gap-6 py-6">
      <FlashNotice query={await searchParams} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <PageTitle text={words.title} />
        <a href={localePath(locale, `${livePaths.desk}/visits/times`)} className={buttonClass.text}>
          {words.setUp}
        </a>
      </div>
      {over.length > 0 && (
        <Part title={words.over} className="grid gap-2">
          <Stops stops={over} />
        </Part>
      )}
      <Part title={words.today} className="grid gap-2">
        <Round stops={days.get(today) ?? []} />
      </Part>
      <Part title={words.tomorrow} className="grid gap-2">
        <Round stops={days.get(daysAfter(today, 1)) ?? []} />
      </Part>
      <Part title={words.week} className="grid gap-4">
        {later.length === 0 && <p>{words.none}</p>}
        {later.map(([day, stops]) => (
          <div key={day} className="grid gap-2">
            <h3 className="font-display text-lead">{weekdayOf(day, locale)}</h3>
            <Round stops={stops} />
          </div>
        ))}
      </Part>
      <RepairsPart />
    </div>
  );
}

/** The stops of a day, area by area. */
async function Round({ stops }: { stops: readonly Appointment[] }) {
  const messages = await getMessages();
  const { desk: words } = messages.appointments;
  if (stops.length === 0) return <p>{words.none}</p>;
  const areas = [...new Set(stops.map(({ area }) => area))];
  return areas.map((area) => {
    const here = stops.filter((stop) => stop.area === area);
    return (
      <div key={area} className="grid gap-1">
        <p className="font-semibold">
          {fill(words.round, { area: areaText(area, messages), count: here.length })}
        </p>
        <Stops stops={here} />
      </div>
    );
  });
}

function Stops({ stops }: { stops: readonly Appointment[] }) {
  return (
    <ul>
      {stops.map((stop) => (
        <AppointmentRow key={stop.id} stop={stop} />
      ))}
    </ul>
  );
}
