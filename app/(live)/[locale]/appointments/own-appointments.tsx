import { getMessages } from 'next-intl/server';
import { BookForm } from '@/components/appointments/book-form';
import { KindLinks } from '@/components/appointments/kind-links';
import { Part } from '@/components/ui/heading';
import { DoneNotice } from '@/components/ui/notice';
import {
  type AppointmentKind,
  appointmentArea,
  appointmentKind,
  chosenOf,
} from '@/lib/appointments/appointment';
import { appointmentCalendar, areasOf, offeredSlots } from '@/lib/appointments/calendar';
import type { OwnAppointments as Own } from '@/lib/appointments/own-appointments';
import type { AppointmentCalendar } from '@/lib/appointments/slots';
import { OwnAppointment } from './own-appointment';

type Query = Record<string, string | string[] | undefined>;

type OwnAppointmentsProps = {
  own: Own;
  /** What its customer may choose a time for. */
  kinds: readonly AppointmentKind[];
  query: Query;
};

const said = ['booked', 'moved', 'cancelled', 'undone'] as const;

/** The appointments of an order or an inquiry, and the choice of a time for what has none. */
export async function OwnAppointments({ own, kinds, query }: OwnAppointmentsProps) {
  const now = new Date();
  const coming = own.appointments.filter(({ state, ends_at: end }) => state === 'booked' && end > now);
  const open = kinds.filter((kind) => !coming.some((booked) => booked.kind === kind));
  if (open.length === 0 && own.appointments.length === 0) return null;
  const calendar = await appointmentCalendar(now);
  const { appointments: words } = await getMessages();
  const told = said.find((name) => name === query.appointment);
  return (
    <section id="appointments">
      <Part title={words.title} className="grid gap-6">
        {told && <DoneNotice text={words.said[told]} />}
        {own.appointments.map((booked) => (
          <OwnAppointment
            key={booked.id}
            booked={booked}
            calendar={calendar}
            action={`/api/appointments/${own.reference}?page=${own.of}`}
            query={query}
          />
        ))}
        {open.length > 0 && <NewAppointment own={own} kinds={open} calendar={calendar} query={query} />}
      </Part>
    </section>
  );
}

async function NewAppointment({
  own,
  kinds,
  calendar,
  query,
}: OwnAppointmentsProps & { calendar: AppointmentCalendar }) {
  const { appointments: words } = await getMessages();
  const asked = appointmentKind.safeParse(query.kind).data;
  const kind = chosenOf(kinds, asked);
  const areas = kind ? areasOf(calendar, kind) : [];
  const wanted = appointmentArea.safeParse(query.area).data;
  const area = chosenOf(areas, wanted);
  return (
    <>
      {kinds.length > 1 && (
        <nav aria-label={words.with}>
          <KindLinks kinds={kinds} current={kind} hrefOf={(each) => `?kind=${each}#appointments`} />
        </nav>
      )}
      {kind && (
        <>
          <p>{words.lead[kind]}</p>
          <BookForm
            action={`/api/appointments/${own.reference}?page=${own.of}`}
            kind={kind}
            area={area}
            areas={areas}
            slots={area ? offeredSlots(calendar, { kind, area, now: new Date() }) : []}
            address={own.address ?? ''}
            days={calendar.rules.ahead_days}
          />
        </>
      )}
    </>
  );
}
