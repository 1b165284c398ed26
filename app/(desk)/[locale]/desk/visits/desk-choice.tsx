import { getMessages } from 'next-intl/server';
import { BookForm } from '@/components/appointments/book-form';
import { type AppointmentArea, appointmentArea, appointmentKind } from '@/lib/appointments/appointment';
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
  const { appointments: words } = await getMessages();
  const now = new Date();
  const calendar = await appointmentCalendar(now);
  const kind = moved?.kind ?? appointmentKind.safeParse(query.kind).data ?? 'visit';
  const areas = areasOf(calendar, kind);
  const wanted = appointmentArea.safeParse(query.area).data ?? moved?.area;
  const area = areas.find((each) => each === wanted) ?? (areas.length === 1 ? areas[0] : undefined);
  return (
    <div className="grid gap-4" id="appointments">
      {!moved && (
        <ul className="flex flex-wrap gap-2">
          {appointmentKind.options.map((each) => (
            <li key={each}>
              <a
                href={queryWith({ reference, kind: each })}
                aria-current={each === kind ? 'true' : undefined}
                className="flex min-h-11 items-center rounded-board border-2 border-line px-4 font-semibold aria-[current]:border-ink aria-[current]:bg-sunk"
              >
                {words.kinds[each]}
              </a>
            </li>
          ))}
        </ul>
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
