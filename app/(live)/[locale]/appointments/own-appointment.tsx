import { getLocale, getMessages } from 'next-intl/server';
import { BookForm } from '@/components/appointments/book-form';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Fold } from '@/components/ui/fold';
import { type Appointment, appointmentArea } from '@/lib/appointments/appointment';
import { placeText, timeText } from '@/lib/appointments/appointment-words';
import { areasOf, offeredSlots } from '@/lib/appointments/calendar';
import { type AppointmentCalendar, changeableFrom } from '@/lib/appointments/slots';
import { phoneIn } from '@/lib/company/company';
import { nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';

type OwnAppointmentProps = {
  booked: Appointment;
  calendar: AppointmentCalendar;
  action: `/api/${string}`;
  query: Record<string, string | string[] | undefined>;
};

/** An appointment as its customer sees it, and what can be made of it. */
export async function OwnAppointment({ booked, calendar, action, query }: OwnAppointmentProps) {
  const locale = await getLocale();
  const messages = await getMessages();
  const { appointments: words } = messages;
  const now = new Date();
  const isComing = booked.state === 'booked' && booked.ends_at > now;
  const mayChange = isComing && booked.starts_at >= changeableFrom(calendar, now);
  const until = new Date(booked.starts_at.getTime() - calendar.rules.change_hours * 60 * 60_000);
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="font-semibold">{words.kinds[booked.kind]}</p>
        <p className="font-display text-lead">{timeText(booked, locale, messages)}</p>
        <p className="wrap-anywhere whitespace-pre-wrap">{placeText(booked, locale, messages)}</p>
        {booked.state !== 'booked' && <p className="font-semibold">{words.states[booked.state]}</p>}
      </div>
      {booked.may_undo && booked.changed_by === 'customer' && (
        <PostForm action={action}>
          <input type="hidden" name="appointment" value={booked.id} />
          <input type="hidden" name="what" value="undo" />
          <PostButton label={words.undo} look="ghost" />
        </PostForm>
      )}
      {isComing && !mayChange && <p>{fill(words.late, { phone: phoneIn(locale) })}</p>}
      {mayChange && (
        <>
          <p>{fill(words.until, { time: nearTimeOf(until, locale) })}</p>
          <Change booked={booked} calendar={calendar} action={action} query={query} />
        </>
      )}
    </div>
  );
}

async function Change({ booked, calendar, action, query }: OwnAppointmentProps) {
  const { appointments: words } = await getMessages();
  const { id, kind } = booked;
  const areas = areasOf(calendar, kind);
  const wanted = query.move === id ? appointmentArea.safeParse(query.area).data : undefined;
  const area = areas.find((each) => each === wanted) ?? booked.area;
  return (
    <div>
      <Fold title={words.other} isOpen={query.move === id}>
        <div className="pb-4">
          <BookForm
            action={action}
            kind={kind}
            area={area}
            areas={areas}
            slots={offeredSlots(calendar, { kind, area, now: new Date(), own: id })}
            address={booked.address ?? ''}
            days={calendar.rules.ahead_days}
            appointment={id}
          />
        </div>
      </Fold>
      <Fold title={words.cancel}>
        <PostForm action={action} className="pb-4">
          <input type="hidden" name="appointment" value={id} />
          <input type="hidden" name="what" value="cancelled" />
          <PostButton label={words.cancelled} />
        </PostForm>
      </Fold>
    </div>
  );
}
