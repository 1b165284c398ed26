import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { dateOf, spanOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { today } from '@/lib/services/renewals';
import type { ShownService } from '@/lib/services/service';
import { lastDayOf } from '@/lib/services/service-lines';
import { changesOf, yearPrice } from '@/lib/services/service-offers';
import { livePaths } from '@/lib/site/live-pages';
import { orderPath } from '@/lib/site/order-path';

type OwnServicesProps = {
  services: readonly ShownService[];
  /** Where their buttons lead. */
  api: `/api/my-orders/${string}/services` | '/api/portal/services';
};

/** The running services of a customer: until when they are paid, and what can be made of each. */
export async function OwnServices({ services, api }: OwnServicesProps) {
  if (services.length === 0) return null;
  const { services: words } = (await getMessages()).orders;
  return (
    <Part title={words.title}>
      <ul className="grid gap-6" id="services">
        {services.map((service) => (
          <li key={service.id} className="grid gap-3 rounded-board bg-sunk p-5">
            <Service service={service} api={api} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

type ServiceProps = { service: ShownService; api: OwnServicesProps['api'] };

async function Service({ service, api }: ServiceProps) {
  const locale = await getLocale();
  const { orders, catalog } = await getMessages();
  const { services: words } = orders;
  const { state, ends_on: end, order, next_item: next, paid_until: until } = service;
  const isEnding = end !== null && state !== 'ended';
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  const period = catalog.periods[service.period];
  const dated = (text: string, day: string) => fill(text, { date: dateOf(day, locale) });
  const told = [
    end === null && dated(words.paidUntil, lastDayOf(until)),
    fill(words.costs, { price: money(service.price), period }),
    isEnding && dated(words.endsOn, lastDayOf(end)),
    state === 'ended' && end !== null && dated(words.endedOn, lastDayOf(end)),
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
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="wrap-anywhere font-display text-lead">{titleOf(service)}</h3>
        <p className="font-semibold">{words.states[isEnding ? 'ending' : state]}</p>
      </div>
      <ul className="grid gap-1">{told.map((text) => text && <li key={text}>{text}</li>)}</ul>
      {order && (
        <OpenOrder
          api={api}
          reference={order.reference}
          label={fill(words.open, { reference: order.reference, amount: money(order.amount) })}
        />
      )}
      <Moves service={service} api={api} />
      <Periods service={service} api={api} />
    </>
  );
}

const titleOf = ({ domain, name }: Pick<ShownService, 'domain' | 'name'>) =>
  domain === null ? name : `${domain}, ${name}`;

/** The way to an order: at the portal a button gives this browser a key to it; elsewhere whoever has none is asked for it. */
async function OpenOrder({
  api,
  reference,
  label,
}: {
  api: OwnServicesProps['api'];
  reference: string;
  label: string;
}) {
  const locale = await getLocale();
  if (api === '/api/portal/services')
    return (
      <PostForm action={`/api/portal/orders/${reference}`}>
        <PostButton label={label} />
      </PostForm>
    );
  // The page of this very order is where it stands.
  if (api.includes(reference)) return null;
  return (
    <a href={localePath(locale, orderPath(reference))} className={`${buttonClass.text} justify-self-start`}>
      {label}
    </a>
  );
}

/** What its customer may make of a service now, each a button that says what it costs. */
async function Moves({ service, api }: ServiceProps) {
  const locale = await getLocale();
  const { orders, catalog } = await getMessages();
  const { services: words } = orders;
  const { moves, state, paid_until: until, price_then: then, order } = service;
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  const period = catalog.periods[service.period];
  const day = today();
  const year = yearPrice(service);
  const isAsked = order !== null && order.status !== 'awaiting-payment';
  const action = `${api}/${service.id}` as const;
  const changes = moves.includes('change') && !isAsked ? await changesOf(service, day) : [];
  const last = dateOf(lastDayOf(until), locale);
  return (
    <>
      {moves.includes('pay') && !isAsked && (
        <PostForm action={action} className="flex flex-wrap items-center gap-3">
          {!order && <MoveButton move={`pay ${then}`} label={fill(words.pay, { amount: money(then) })} />}
          {year !== undefined && (
            <>
              <MoveButton move={`year ${year}`} label={fill(words.payYear, { amount: money(year) })} />
              <span className="text-ink-2 text-small">
                {fill(words.yearHint, { days: spanOf(until, yearAfter(until), locale), period })}
              </span>
            </>
          )}
        </PostForm>
      )}
      {(changes.length > 0 || (service.next_item && moves.includes('change'))) && (
        <Fold title={words.change}>
          <PostForm action={action} className="grid justify-items-start gap-3 pb-4">
            {service.next_item && <MoveButton move="stay" label={fill(words.stay, { name: service.name })} />}
            {changes.map(({ to, difference }) => (
              <MoveButton
                key={to.item}
                move={`change ${to.item} ${difference}`}
                label={fill(difference > 0 ? words.dearer : words.cheaper, {
                  date: difference > 0 ? last : dateOf(until, locale),
                  period,
                  name: to.name,
                  amount: money(difference),
                  price: money(to.price),
                })}
              />
            ))}
          </PostForm>
        </Fold>
      )}
      {moves.includes('keep') && (
        <PostForm action={action}>
          <MoveButton move="keep" label={words.keep} />
        </PostForm>
      )}
      {moves.includes('end') && (
        <Fold title={fill(words.ending, { name: titleOf(service) })}>
          <PostForm action={action} className="grid justify-items-start gap-3 pb-4">
            <p>{isLate(state) ? words.endNowText : words.endText}</p>
            <MoveButton move="end" label={isLate(state) ? words.endNow : fill(words.end, { date: last })} />
          </PostForm>
        </Fold>
      )}
    </>
  );
}

const isLate = (state: ShownService['state']) => state === 'overdue' || state === 'paused';

/** The last day of a year that begins on a day. */
function yearAfter(day: string): string {
  const [year = 0] = day.split('-').map(Number);
  return lastDayOf(`${year + 1}${day.slice(4).replace('02-29', '02-28')}`);
}

function MoveButton({ move, label }: { move: string; label: string }) {
  return (
    <button type="submit" name="move" value={move} className={`${buttonClass.ghost} text-left`}>
      {label}
    </button>
  );
}

/** Every period of a service with its order and its receipt, the newest first. */
async function Periods({ service, api }: ServiceProps) {
  if (service.periods.length === 0) return null;
  const locale = await getLocale();
  const { services: words } = (await getMessages()).orders;
  return (
    <Fold title={words.periods}>
      <ul className="grid gap-3 pb-4">
        {service.periods.map(
          ({ starts_on: from, ends_on: to, price, is_paid: isPaid, reference, receipt }) => (
            <li key={from} className="grid justify-items-start border-hair border-l-4 pl-4">
              <span>
                {`${spanOf(from, lastDayOf(to), locale)}: ${formatMoney(price, locale, 'always')}, ${isPaid ? words.isPaid : words.isOpen}`}
              </span>
              {receipt && <span className="text-ink-2 text-small">{receipt}</span>}
              {reference && <OpenOrder api={api} reference={reference} label={reference} />}
            </li>
          ),
        )}
      </ul>
      {api !== '/api/portal/services' && (
        <a href={localePath(locale, livePaths.portal)} className={buttonClass.text}>
          {words.portal}
        </a>
      )}
    </Fold>
  );
}
