import { getLocale, getMessages } from 'next-intl/server';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { appointmentArea } from '@/lib/appointments/appointment';
import { areaText } from '@/lib/appointments/appointment-words';
import type { DayTimes } from '@/lib/appointments/slots';
import { clockOf, weekdayName } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';

/** The times of one weekday, folded behind what they are now. */
export async function WeekdayForm({ day, api }: { day: DayTimes; api: `/api/${string}` }) {
  const locale = await getLocale();
  const messages = await getMessages();
  const { times: words } = messages.appointments.desk;
  const now =
    day.areas.length === 0
      ? words.off
      : fill(messages.appointments.hours, {
          from: clockOf(day.opens, locale),
          to: clockOf(day.closes, locale),
        });
  const field = (name: 'opens' | 'closes' | 'atOnce' | 'minutes', value: string) => (
    <PlainField
      id={`${name}-${day.weekday}`}
      name={name}
      label={words[name]}
      defaultValue={value}
      inputMode={name === 'opens' || name === 'closes' ? 'text' : 'numeric'}
    />
  );
  return (
    <details name="weekday" className={day.areas.length === 0 ? 'desk-week-off' : undefined}>
      <summary>
        <b>{weekdayName(day.weekday, locale)}</b> <span>{now}</span>
      </summary>
      <PostForm action={api} className="desk-fields">
        <input type="hidden" name="what" value="times" />
        <input type="hidden" name="weekday" value={day.weekday} />
        <div className="desk-pair">
          {field('opens', day.opens)}
          {field('closes', day.closes)}
          {field('atOnce', String(day.at_once))}
          {field('minutes', String(day.minutes))}
        </div>
        <fieldset className="grid grid-cols-2 gap-x-4 lg:grid-cols-5">
          <legend className="font-semibold">{words.areas}</legend>
          {appointmentArea.options.map((area) => (
            <label key={area} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name={`in-${area}`}
                defaultChecked={day.areas.includes(area)}
                className="size-6 shrink-0 accent-link"
              />
              {areaText(area, messages)}
            </label>
          ))}
        </fieldset>
        <PostButton label={words.save} className="justify-self-start" />
      </PostForm>
    </details>
  );
}
