import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { formatMoney } from '@/lib/catalog/money';
import { spanOf } from '@/lib/i18n/dates';
import { localePath } from '@/lib/i18n/locales';
import { lastDayOf } from '@/lib/services/service-lines';
import { livePaths } from '@/lib/site/live-pages';
import { ServiceOrder } from './service-order';
import type { ServiceProps } from './service-props';

/** Every period of a service with its order and its receipt, the newest first. */
export async function ServicePeriods({ service, api }: ServiceProps) {
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
              {reference && <ServiceOrder api={api} reference={reference} label={reference} />}
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
