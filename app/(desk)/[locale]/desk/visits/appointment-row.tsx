import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import type { Appointment } from '@/lib/appointments/appointment';
import { areaText } from '@/lib/appointments/appointment-words';
import { appointmentsOf } from '@/lib/appointments/desk-appointments';
import { nearTimeOf, timeOf } from '@/lib/i18n/dates';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { livePaths } from '@/lib/site/live-pages';
import { Row, Rows } from '../desk-list';
import { StatePlate } from '../state-plate';

type AppointmentRowProps = {
  stop: Appointment /** The day of its list, which it need not say again. */;
  day?: string;
};

/** An appointment as a line to tap. */
export async function AppointmentRow({ stop, day }: AppointmentRowProps) {
  const locale = await getLocale();
  const messages = await getMessages();
  const { appointments: words } = messages;
  return (
    <Row
      href={localePath(locale, `${livePaths.desk}/visits/${stop.id}`)}
      title={(dayInPattaya(stop.starts_at) === day ? timeOf : nearTimeOf)(stop.starts_at, locale)}
      name={stop.name ?? words.desk.nobody}
      below={
        <>
          {[areaText(stop.area, messages), stop.address].filter(Boolean).join(' · ')}
          {'\u00a0· '}
          <span className="inline-block">{stop.reference}</span>
        </>
      }
      state={<StatePlate state={stop.state}>{words.states[stop.state]}</StatePlate>}
    />
  );
}

/** The appointments of orders and inquiries, and the way to book another for the first of them. */
export async function AppointmentsPart({ references }: { references: readonly [string, ...string[]] }) {
  const locale = await getLocale();
  const { appointments: words } = await getMessages();
  const all = await appointmentsOf(references);
  return (
    <Part title={words.desk.title} className="grid gap-3">
      <Rows>
        {all.map((stop) => (
          <AppointmentRow key={stop.id} stop={stop} />
        ))}
      </Rows>
      <a
        href={localePath(locale, `${livePaths.desk}/visits/new?reference=${references[0]}`)}
        className={`${buttonClass.text} justify-self-start`}
      >
        {words.desk.new}
      </a>
    </Part>
  );
}
