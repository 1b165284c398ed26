import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney } from '@/lib/catalog/money';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { daysBetween, today } from '@/lib/i18n/pattaya-time';
import { isUnmailed, servicesAtDesk } from '@/lib/services/desk-services';
import type { ListedService } from '@/lib/services/service';
import { livePaths } from '@/lib/site/live-pages';
import { ListEnd, Nothing, Rows } from '../desk-list';
import { DeskPage } from '../desk-page';
import { FoldedPart } from '../folded-part';
import { staffHere } from '../staff-here';
import { Movement } from './movement';
import { ServiceRow } from './service-row';

const groups = ['overdue', 'today', 'soon', 'later', 'paused', 'ended'] as const;

/** Under which heading a service stands on a day. */
function groupOf({ state, paid_until: until, ends_on: end }: ListedService, day: string) {
  if (state === 'ended' || end !== null) return 'ended';
  if (state === 'paused' || state === 'overdue') return state;
  if (until === day) return 'today';
  return daysBetween(day, until) <= 14 ? 'soon' : 'later';
}

const isForNow = (group: (typeof groups)[number]) => group === 'overdue' || group === 'today';

/** What the next periods of several services come to, where any follow. */
function sumOf(group: (typeof groups)[number], own: readonly ListedService[], locale: Locale) {
  if (group === 'paused' || group === 'ended' || own.length < 2) return undefined;
  return formatMoney(
    own.reduce((satang, { price }) => satang + price, 0),
    locale,
  );
}

/** What is to be paid on when, what all of it comes to in a month, and what came and went. */
export default async function DeskServicesPage({ searchParams }: PageProps<'/[locale]/desk/services'>) {
  await staffHere();
  const locale = await getLocale();
  const { services: words } = (await getMessages()).desk;
  const { services, month, moved } = await servicesAtDesk();
  const day = today();
  const path = localePath(locale, `${livePaths.desk}/services`);
  const shown = groups
    .map((group) => ({ group, own: services.filter((service) => groupOf(service, day) === group) }))
    .filter(({ own }) => own.length > 0);
  return (
    <DeskPage
      title={words.title}
      room="services"
      query={await searchParams}
      amount={formatMoney(month, locale, 'always')}
      amountOf={words.month}
      actions={
        <a href={`${path}/new`} className={buttonClass.primary}>
          {words.new.action}
        </a>
      }
    >
      {services.length === 0 && <Nothing of="services" text={words.none} />}
      {shown.map(({ group, own }) => (
        <Rows
          key={group}
          title={words.groups[group]}
          isNow={isForNow(group)}
          look={isForNow(group) ? 'posters' : 'pairs'}
          isCounted
          sum={sumOf(group, own, locale)}
        >
          {own.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </Rows>
      ))}
      {services.some(isUnmailed) && (
        <p className="desk-mark-note">
          <span className="desk-mark">{words.unmailed}</span> {words.unmailedNote}
        </p>
      )}
      <ListEnd count={services.length} />
      <FoldedPart title={words.moved}>
        <Movement moved={moved} />
      </FoldedPart>
    </DeskPage>
  );
}
