import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Part } from '@/components/ui/heading';
import type { Appointment } from '@/lib/appointments/appointment';
import { placeText, timeText } from '@/lib/appointments/appointment-words';

/** The appointments that are to come, each with the way to the page on which it is moved and cancelled. */
export async function ComingAppointments({ appointments }: { appointments: readonly Appointment[] }) {
  if (appointments.length === 0) return null;
  const locale = await getLocale();
  const messages = await getMessages();
  const { kinds, coming: words } = messages.appointments;
  return (
    <Part title={words.title}>
      <ul className="grid gap-6">
        {appointments.map((booked) => (
          <li key={booked.id} className="grid min-w-0 gap-3 rounded-board border border-hair bg-board p-5">
            <div className="grid gap-1">
              <p className="font-semibold">{kinds[booked.kind]}</p>
              <p className="font-display text-lead">{timeText(booked, locale, messages)}</p>
              <p className="wrap-anywhere whitespace-pre-wrap">{placeText(booked, locale, messages)}</p>
              <p className="text-ink-2">{booked.reference}</p>
            </div>
            <PostForm action={`/api/portal/appointments/${booked.reference}`}>
              <PostButton label={words.change} look="ghost" />
            </PostForm>
          </li>
        ))}
      </ul>
    </Part>
  );
}
