import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import type { Appointment } from '@/lib/appointments/appointment';
import { areaText } from '@/lib/appointments/appointment-words';
import { mapSearchUrl } from '@/lib/company/contact-links';
import { timeOf, weekdayOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { livePaths } from '@/lib/site/live-pages';
import { DeskSign } from '../desk-sign';

/** Where somebody is to be next, as the sign on a bus: when, where and with whom, and the ways to call them and to get there. */
export async function NextStop({ stop, today }: { stop: Appointment; today: string }) {
  const locale = await getLocale();
  const messages = await getMessages();
  const { appointments: words, desk } = messages;
  const day = dayInPattaya(stop.starts_at);
  const place = areaText(stop.area, messages);
  return (
    <section className="desk-next">
      <h2>{words.desk.next}</h2>
      <a href={localePath(locale, `${livePaths.desk}/visits/${stop.id}`)}>
        <small>{day === today ? words.desk.today : weekdayOf(day, locale)}</small>
        <b>{timeOf(stop.starts_at, locale)}</b>
        <strong>{place}</strong>
        <span>{stop.name ?? words.desk.nobody}</span>
        {stop.address && <span>{stop.address}</span>}
      </a>
      <p className="desk-line">
        {stop.phone !== null && (
          <a href={`tel:${stop.phone}`} className={buttonClass.ghost}>
            <DeskSign part="call" />
            {fill(desk.inquiries.call, { number: stop.phone })}
          </a>
        )}
        {stop.kind === 'visit' && (
          <ExternalLink
            href={mapSearchUrl(stop.address ?? `${place}, Thailand`)}
            className={buttonClass.ghost}
          >
            {words.desk.map}
          </ExternalLink>
        )}
      </p>
    </section>
  );
}
