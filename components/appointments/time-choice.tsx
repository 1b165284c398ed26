import { getLocale, getMessages } from 'next-intl/server';
import { hoursText } from '@/lib/appointments/appointment-words';
import { byDay, type Slot } from '@/lib/appointments/slots';
import { weekdayOf } from '@/lib/i18n/dates';

/** The times that can be had, day by day; the first day is open. */
export async function TimeChoice({ slots }: { slots: readonly Slot[] }) {
  const locale = await getLocale();
  const words = await getMessages();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{words.appointments.choose}</legend>
      <div>
        {byDay(slots).map(({ day, slots: here }, index) => (
          <details key={day} open={index === 0} className="border-hair border-t">
            <summary className="flex min-h-13 items-center gap-3 font-semibold">
              {weekdayOf(day, locale)}
              <span className="chevron" />
            </summary>
            <div className="grid grid-cols-2 gap-x-4 pb-3 sm:grid-cols-3">
              {here.map((slot) => (
                <label key={slot.starts.toISOString()} className="flex min-h-11 items-center gap-3">
                  <input
                    type="radio"
                    name="start"
                    value={slot.starts.toISOString()}
                    required
                    className="size-6 shrink-0 accent-link"
                  />
                  {hoursText(slot, locale, words)}
                </label>
              ))}
            </div>
          </details>
        ))}
      </div>
      <p className="text-ink-2 text-small">{words.appointments.zone}</p>
    </fieldset>
  );
}
