import { getLocale, getMessages } from 'next-intl/server';
import { areaText } from '@/lib/appointments/appointment-words';
import type { DayTimes } from '@/lib/appointments/slots';
import { type Span, timesByArea } from '@/lib/appointments/weekly';
import { clockOf, weekdayName } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { listIn } from '@/lib/i18n/list';

/** Where appointments can be had when, in one look. */
export async function WeeklyTimes({ times }: { times: readonly DayTimes[] }) {
  const locale = await getLocale();
  const messages = await getMessages();
  const { hours } = messages.appointments;
  const daysOf = ({ first, last }: Span) =>
    [...new Set([first, last])].map((day) => weekdayName(day, locale)).join('–');
  const hoursOf = ({ opens, closes }: Span) =>
    fill(hours, { from: clockOf(opens, locale), to: clockOf(closes, locale) });
  return (
    <dl className="grid gap-3">
      {timesByArea(times).map(({ areas, spans }) => (
        <div key={areas.join(' ')}>
          <dt className="font-semibold">
            {listIn(
              areas.map((area) => areaText(area, messages)),
              locale,
            )}
          </dt>
          {spans.map((span) => (
            <dd key={span.first}>{`${daysOf(span)}, ${hoursOf(span)}`}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
