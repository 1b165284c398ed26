import { BookForm } from '@/components/appointments/book-form';
import { KindLinks } from '@/components/appointments/kind-links';
import {
  type AppointmentArea,
  appointmentArea,
  appointmentKind,
  chosenOf,
} from '@/lib/appointments/appointment';
import { appointmentCalendar, areasOf, offeredSlots } from '@/lib/appointments/calendar';
import { type Query, queryWith } from './query';

type DeskChoiceProps = {
  reference: string;
  address: string;
  query: Query;
  /** What is moved, and what it is now. */
  moved?: { id: string; kind: 'visit' | 'drop-off'; area: AppointmentArea };
};

/** The choice of kind, place and time for the staff, who need no notice. */
export async function DeskChoice({ reference, address, query, moved }: DeskChoiceProps) {
  const now = new Date();
  const calendar = await appointmentCalendar(now);
  const kind = moved?.kind ?? appointmentKind.safeParse(query.kind).data ?? 'visit';
  const areas = areasOf(calendar, kind);
  const wanted = appointmentArea.safeParse(query.area).data ?? moved?.area;
  const area = chosenOf(areas, wanted);
  return (
    <div className="grid gap-4" id="appointments">
      {!moved && (
        <KindLinks
          kinds={appointmentKind.options}
          current={kind}
          hrefOf={(each) => queryWith({ reference, kind: each })}
        />
      )}
      <BookForm
        action="/api/desk/visits"
        kind={kind}
        area={area}
        areas={areas}
        slots={area ? offeredSlots(calendar, { kind, area, now, own: moved?.id }, 'staff') : []}
        address={address}
        days={calendar.rules.ahead_days}
        hidden={{ reference }}
        {...(moved && { appointment: moved.id })}
      />
    </div>
  );
}
