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
  const between = (from: string, to: string) => (from === to ? from : fill(hours, { from, to }));
  const textOf = ({ first, last, opens, closes }: Span) =>
    `${between(weekdayName(first, locale), weekdayName(last, locale))}, ${between(clockOf(opens, locale), clockOf(closes, locale))}`;
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
            <dd key={span.first}>{textOf(span)}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
