import { getLocale, getMessages } from 'next-intl/server';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { ShownService } from '@/lib/services/service';
import { lastDayOf } from '@/lib/services/service-lines';
import { ServiceMoves } from './service-moves';
import { ServiceOrder } from './service-order';
import { ServicePeriods } from './service-periods';
import { type ServiceProps, type ServicesApi, titleOf } from './service-props';

type OwnServicesProps = { services: readonly ShownService[]; api: ServicesApi };

/** The running services of a customer: until when they are paid, and what can be made of each. */
export async function OwnServices({ services, api }: OwnServicesProps) {
  if (services.length === 0) return null;
  const { services: words } = (await getMessages()).orders;
  return (
    <Part title={words.title}>
      <ul className="grid gap-6" id="services">
        {services.map((service) => (
          <li key={service.id} className="grid gap-3 rounded-board border border-hair bg-board p-5">
            <Head service={service} />
            <Facts service={service} />
            <AskedOrder service={service} api={api} />
            <ServiceMoves service={service} api={api} />
            <ServicePeriods service={service} api={api} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

const isEnding = ({ ends_on: end, state }: ShownService) => end !== null && state !== 'ended';

async function Head({ service }: Pick<ServiceProps, 'service'>) {
  const { services: words } = (await getMessages()).orders;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h3 className="wrap-anywhere font-display text-lead">{titleOf(service)}</h3>
      <p className="font-semibold">{words.states[isEnding(service) ? 'ending' : service.state]}</p>
    </div>
  );
}

/** Until when a service is paid, what it costs, and what becomes of it. */
async function Facts({ service }: Pick<ServiceProps, 'service'>) {
  const locale = await getLocale();
  const { orders, catalog } = await getMessages();
  const { services: words } = orders;
  const { state, ends_on: end, next_item: next, paid_until: until } = service;
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  const period = catalog.periods[service.period];
  const dated = (text: string, day: string) => fill(text, { date: dateOf(day, locale) });
  const told = [
    end === null && dated(words.paidUntil, lastDayOf(until)),
    fill(words.costs, { price: money(service.price), period }),
    end !== null && dated(isEnding(service) ? words.endsOn : words.endedOn, lastDayOf(end)),
    state === 'paused' && service.paused_on !== null && dated(words.pausedOn, service.paused_on),
    service.next_price !== null &&
      service.next_price_from !== null &&
      fill(words.priceTold, {
        date: dateOf(service.next_price_from, locale),
        price: money(service.next_price),
        period,
      }),
    next &&
      fill(words.becomes, {
        date: dateOf(until, locale),
        name: next.name,
        price: money(next.price),
        period,
      }),
  ];
  return <ul className="grid gap-1">{told.map((text) => text && <li key={text}>{text}</li>)}</ul>;
}

/** The order that asks for the next period of a service, or for its change. */
async function AskedOrder({ service: { order }, api }: ServiceProps) {
  if (!order) return null;
  const { services: words } = (await getMessages()).orders;
  const amount = formatMoney(order.amount, await getLocale(), 'always');
  const label = fill(words.open, { reference: order.reference, amount });
  return <ServiceOrder api={api} reference={order.reference} label={label} />;
}
