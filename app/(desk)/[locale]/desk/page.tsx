import { getLocale, getMessages } from 'next-intl/server';
import { PageTitle } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { formatMoney } from '@/lib/catalog/money';
import { deskCounts } from '@/lib/desk/counts';
import { erasuresAsked } from '@/lib/desk/desk-erasures';
import { ordersToCheck } from '@/lib/desk/desk-orders';
import { placeIn } from '@/lib/desk/place';
import { nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { staffUnderFire } from '@/lib/identity/under-fire';
import { openAmount } from '@/lib/orders/payable';
import { livePaths } from '@/lib/site/live-pages';
import { MoreLink } from './desk-list';
import { FlashNotice } from './flash-notice';
import { Relations, Withheld } from './order-facts';
import { MoveButtons } from './order-moves';
import { Received, Slips } from './slip-money';
import { staffHere } from './staff-here';

/** What to do first: each slip that waits, with what is known of it and the buttons that decide. */
export default async function DeskPage({ searchParams }: PageProps<'/[locale]/desk'>) {
  await staffHere();
  const query = await searchParams;
  const locale = await getLocale();
  const { desk: words } = await getMessages();
  const orders = await ordersToCheck(placeIn(query.after));
  const { slip_wanted: wanted } = await deskCounts();
  const erasures = await erasuresAsked();
  const underFire = await staffUnderFire();
  return (
    <div className="wrap grid gap-6 py-6">
      <FlashNotice query={query} />
      {underFire.length > 0 && (
        <Notice look="amber" text={fill(words.underFire, { addresses: underFire.join(', ') })} />
      )}
      <PageTitle text={words.check.title} />
      {orders.length === 0 && <p>{words.check.empty}</p>}
      {wanted > 0 && <p className="text-ink-2">{fill(words.check.wanted, { count: wanted })}</p>}
      {erasures.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          {words.erasure.waiting}
          {erasures.map(({ reference, asked_at: asked }) => (
            <a
              key={reference}
              href={localePath(locale, `${livePaths.desk}/orders/${reference}`)}
              className="inline-flex min-h-11 items-center text-link underline"
            >
              {`${reference} · ${nearTimeOf(asked, locale)}`}
            </a>
          ))}
        </p>
      )}
      <ul className="grid gap-6">
        {orders.map((order) => (
          <li
            key={order.reference}
            className="grid items-start gap-x-8 gap-y-4 rounded-board bg-board p-4 md:grid-cols-[1fr_20rem] md:grid-rows-[auto_1fr] md:p-6"
          >
            <div className="grid min-w-0 gap-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h2 className="font-display text-h3">
                  <a
                    href={localePath(locale, `${livePaths.desk}/orders/${order.reference}`)}
                    className="underline"
                  >
                    {order.reference}
                  </a>
                </h2>
                <p className="font-display text-h2">{formatMoney(openAmount(order), locale, 'always')}</p>
              </div>
              <Withheld order={order} />
              <Received order={order} />
              <p className="wrap-anywhere">
                {order.is_complete
                  ? [order.customer_name, order.company_name, order.customer_phone]
                      .filter(Boolean)
                      .join(' · ')
                  : words.check.unnamed}
                <span className="block text-ink-2 text-small">
                  {fill(words.check.since, { time: nearTimeOf(order.placed_at, locale) })}
                </span>
              </p>
              <Relations relations={order.relations} />
            </div>
            <div className="grid gap-4 md:col-start-2 md:row-span-2 md:row-start-1">
              <Slips order={order} />
            </div>
            <MoveButtons order={order} />
          </li>
        ))}
      </ul>
      <MoreLink
        rows={orders.map(({ placed_at, id }) => ({ created_at: placed_at, id }))}
        path={localePath(locale, livePaths.desk)}
        name="after"
        label={words.check.next}
      />
    </div>
  );
}
