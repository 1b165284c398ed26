import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { formatMoney } from '@/lib/catalog/money';
import { dateOf, spanOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { lineNames } from '@/lib/orders/order-lines';
import { differsFromRegistry, isUnmailed, serviceAtDesk } from '@/lib/services/desk-services';
import { lastDayOf } from '@/lib/services/service-lines';
import { livePaths } from '@/lib/site/live-pages';
import { Customer } from '../../customer';
import { Row, Rows } from '../../desk-list';
import { DeskColumns, DeskPage } from '../../desk-page';
import { EventHistory } from '../../history';
import { Leaf } from '../../row-sign';
import { staffHere } from '../../staff-here';
import { StatePlate } from '../../state-plate';
import { ServiceForms } from './service-forms';

/** One service: whose, until when it is paid, what may be done about it, its periods and its history. */
export default async function DeskServicePage({
  params,
  searchParams,
}: PageProps<'/[locale]/desk/services/[service]'>) {
  await staffHere();
  const service = await serviceAtDesk((await params).service);
  if (!service) notFound();
  const locale = await getLocale();
  const { desk, catalog, orders } = await getMessages();
  const { services: words } = desk;
  const { state, paid_until: until, ends_on: end, registry_until: registry } = service;
  const day = (text: string) => dateOf(text, locale);
  const nameOf = await lineNames(locale);
  return (
    <DeskPage
      title={[service.domain, nameOf({ ...service, id: service.item ?? '' })].filter(Boolean).join(', ')}
      of="services"
      query={await searchParams}
      state={<StatePlate state={state}>{words.states[state]}</StatePlate>}
      amount={`${formatMoney(service.price, locale, 'always')} ${catalog.periods[service.period]}`}
    >
      {registry !== null && differsFromRegistry(service) && (
        <Notice
          look="amber"
          text={fill(words.differs, {
            domain: service.domain ?? '',
            day: day(registry),
            until: day(lastDayOf(until)),
          })}
        />
      )}
      <DeskColumns
        isBoard
        side={<Customer of={service} reference={service.reference ?? service.order?.reference} />}
      >
        <section className="grid gap-4">
          <ul className="desk-stands">
            <li>
              <Leaf day={lastDayOf(until)} isLate={state === 'overdue'} />
              {fill(words.until, { day: day(lastDayOf(until)) })}
            </li>
            {isUnmailed(service) && (
              <li>
                <span className="desk-mark">{words.unmailed}</span> {words.unmailedNote}
              </li>
            )}
            {end !== null && <li>{fill(words.ends, { day: day(lastDayOf(end)) })}</li>}
            {registry !== null && <li>{fill(words.registry, { day: day(registry) })}</li>}
            {service.next_price !== null && service.next_price_from !== null && (
              <li>
                {fill(orders.services.priceTold, {
                  date: day(service.next_price_from),
                  price: formatMoney(service.next_price, locale, 'always'),
                  period: catalog.periods[service.period],
                })}
              </li>
            )}
          </ul>
          <ServiceForms service={service} />
        </section>
        {service.periods.length > 0 && (
          <Rows title={words.periods}>
            {service.periods.map(({ starts_on: from, ends_on: to, reference, price, status, receipt }) => (
              <Row
                key={from}
                {...(reference && { href: localePath(locale, `${livePaths.desk}/orders/${reference}`) })}
                sign={<Leaf day={from} />}
                title={spanOf(from, lastDayOf(to), locale)}
                below={dotted([reference, receipt])}
                amount={formatMoney(price, locale, 'always')}
                state={status && <StatePlate state={status}>{desk.states[status]}</StatePlate>}
              />
            ))}
          </Rows>
        )}
        <EventHistory
          title={words.history}
          events={service.events}
          tell={({ what, note }) =>
            fill(words.happened[what], { note: what === 'move' && note !== null ? day(note) : (note ?? '') })
          }
        />
      </DeskColumns>
    </DeskPage>
  );
}
