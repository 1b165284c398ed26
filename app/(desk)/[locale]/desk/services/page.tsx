import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { PageTitle, Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { localePath } from '@/lib/i18n/locales';
import { servicesAtDesk } from '@/lib/services/desk-services';
import { today } from '@/lib/services/renewals';
import type { ListedService } from '@/lib/services/service';
import { livePaths } from '@/lib/site/live-pages';
import { FlashNotice } from '../flash-notice';
import { staffHere } from '../staff-here';
import { Movement } from './movement';
import { ServiceRow } from './service-row';

const groups = ['overdue', 'today', 'soon', 'later', 'paused', 'ended'] as const;

/** Under which heading a service stands on a day. */
function groupOf({ state, paid_until: until, ends_on: end }: ListedService, day: string) {
  if (state === 'ended' || end !== null) return 'ended';
  if (state === 'paused' || state === 'overdue') return state;
  if (until === day) return 'today';
  const days = (Date.parse(until) - Date.parse(day)) / 86_400_000;
  return days <= 14 ? 'soon' : 'later';
}

/** What is to be paid on when, what all of it comes to in a month, and what came and went. */
export default async function DeskServicesPage({ searchParams }: PageProps<'/[locale]/desk/services'>) {
  await staffHere();
  const locale = await getLocale();
  const { services: words } = (await getMessages()).desk;
  const { services, month, moved } = await servicesAtDesk();
  const day = today();
  const path = localePath(locale, `${livePaths.desk}/services`);
  return (
    <div className="wrap grid max-w-[60rem] gap-6 py-6">
      <FlashNotice query={await searchParams} />
      <PageTitle text={words.title} />
      <p className="flex flex-wrap items-baseline gap-x-6">
        <span>{words.month}</span>
        <span className="font-display text-h2">{formatMoney(month, locale, 'always')}</span>
        <a href={`${path}/new`} className={buttonClass.secondary}>
          {words.new.action}
        </a>
      </p>
      {services.length === 0 && <p>{words.none}</p>}
      {groups.map((group) => {
        const here = services.filter((service) => groupOf(service, day) === group);
        return (
          here.length > 0 && (
            <Part key={group} title={words.groups[group]} className="grid gap-2">
              <ul>
                {here.map((service) => (
                  <ServiceRow key={service.id} service={service} />
                ))}
              </ul>
            </Part>
          )
        );
      })}
      <Fold title={words.moved}>
        <Movement moved={moved} />
      </Fold>
    </div>
  );
}
