import { getLocale, getMessages } from 'next-intl/server';
import { type ButtonLook, buttonClass } from '@/components/ui/button-class';
import type { Appointment } from '@/lib/appointments/appointment';
import { areaText } from '@/lib/appointments/appointment-words';
import { appointmentsOf } from '@/lib/appointments/desk-appointments';
import { nearTimeOf, timeOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { livePaths } from '@/lib/site/live-pages';
import { Row, Rows } from '../desk-list';
import { DeskSign } from '../desk-sign';
import { Leaf } from '../row-sign';
import { StatePlate } from '../state-plate';
import { type DayHours, HourState, HourStop } from './day-hours';

type AppointmentRowProps = {
  stop: Appointment;
  /** The day of its list, which it need not say again. */
  day?: string;
  /** The hours that stand over its list. */
  hours?: DayHours;
};

/** An appointment as a line to tap. */
export async function AppointmentRow({ stop, day, hours }: AppointmentRowProps) {
  const locale = await getLocale();
  const messages = await getMessages();
  const { appointments: words } = messages;
  const own = dayInPattaya(stop.starts_at);
  const isLate = stop.state === 'booked' && stop.ends_at.getTime() < Date.now();
  const state = <StatePlate state={isLate ? 'overdue' : stop.state}>{words.states[stop.state]}</StatePlate>;
  return (
    <Row
      href={localePath(locale, `${livePaths.desk}/visits/${stop.id}`)}
      sign={
        own === day ? (
          <DeskSign part={stop.kind === 'visit' ? 'way' : 'shop'} />
        ) : (
          <Leaf day={own} isLate={isLate} />
        )
      }
      title={(own === day ? timeOf : nearTimeOf)(stop.starts_at, locale)}
      name={stop.name ?? words.desk.nobody}
      below={dotted([areaText(stop.area, messages), stop.address])}
      aside={stop.reference}
      rail={hours && <HourStop hours={hours} stop={stop} />}
      call={
        stop.phone !== null && stop.state === 'booked'
          ? { phone: stop.phone, label: fill(messages.desk.inquiries.call, { number: stop.phone }) }
          : undefined
      }
      state={
        hours ? (
          <HourState hours={hours} stop={stop}>
            {state}
          </HourState>
        ) : (
          state
        )
      }
    />
  );
}

/** The appointments of orders and inquiries; without any it is no part. */
export async function AppointmentsPart({ references }: { references: readonly [string, ...string[]] }) {
  const { appointments: words } = await getMessages();
  const all = await appointmentsOf(references);
  return (
    <Rows title={words.desk.title}>
      {all.map((stop) => (
        <AppointmentRow key={stop.id} stop={stop} />
      ))}
    </Rows>
  );
}

type NewAppointmentProps = { reference: string; look?: ButtonLook };

/** The way to book an appointment for an order, an inquiry or a quotation. */
export async function NewAppointment({ reference, look = 'text' }: NewAppointmentProps) {
  const { appointments: words } = await getMessages();
  return (
    <a
      href={localePath(await getLocale(), `${livePaths.desk}/visits/new?reference=${reference}`)}
      className={`${buttonClass[look]} justify-self-start`}
    >
      {words.desk.new}
    </a>
  );
}
