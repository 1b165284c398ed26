import { getLocale, getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import { unbroken } from '@/lib/fields/reference';
import { dateOf, shortDayOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { lineNames } from '@/lib/orders/order-lines';
import { differsFromRegistry, isUnmailed } from '@/lib/services/desk-services';
import type { ListedService } from '@/lib/services/service';
import { lastDayOf } from '@/lib/services/service-lines';
import { livePaths } from '@/lib/site/live-pages';
import { Row } from '../desk-list';
import { ItemSign, Leaf } from '../row-sign';
import { StatePlate } from '../state-plate';

/** A running service as a line to tap. */
export async function ServiceRow({ service }: { service: ListedService }) {
  const locale = await getLocale();
  const { desk, catalog } = await getMessages();
  const { services: words } = desk;
  const { state, order, ends_on: end, paid_until: until, registry_until: registry } = service;
  const last = lastDayOf(end ?? until);
  const nameOf = await lineNames(locale);
  const below = dotted([
    order && fill(words.asked, { reference: unbroken(order.reference), state: desk.states[order.status] }),
    registry !== null &&
      differsFromRegistry(service) &&
      fill(words.registry, { day: dateOf(registry, locale) }),
  ]);
  const isSilent = isUnmailed(service);
  const phone = (isSilent || state === 'overdue') && service.customer_phone;
  return (
    <Row
      href={localePath(locale, `${livePaths.desk}/services/${service.id}`)}
      sign={<ItemSign id={service.item ?? ''} type={service.type} />}
      leaf={<Leaf day={last} isLate={state === 'overdue'} />}
      title={service.domain ?? nameOf({ ...service, id: service.item ?? '' })}
      name={service.company_name ?? service.customer_name}
      below={
        (below || isSilent) && (
          <>
            {below} {isSilent && <span className="desk-mark">{words.unmailed}</span>}
          </>
        )
      }
      aside={
        end === null
          ? fill(words.until, { day: shortDayOf(last, locale) })
          : fill(words.ends, { day: dateOf(last, locale) })
      }
      amount={formatMoney(service.price, locale)}
      per={catalog.periods[service.period].replaceAll(' ', '\u00a0')}
      state={<StatePlate state={state}>{words.states[state]}</StatePlate>}
      call={phone ? { phone, label: fill(desk.inquiries.call, { number: phone }) } : undefined}
    />
  );
}
