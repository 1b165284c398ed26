import { getLocale, getMessages } from 'next-intl/server';
import { PageTitle } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { deskCounts } from '@/lib/desk/counts';
import { erasuresAsked } from '@/lib/desk/desk-erasures';
import { listInquiries } from '@/lib/desk/desk-inquiries';
import { ordersToCheck } from '@/lib/desk/desk-orders';
import { placeIn } from '@/lib/desk/place';
import { nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { staffUnderFire } from '@/lib/identity/ask-sign-in';
import { livePaths } from '@/lib/site/live-pages';
import { MoreLink } from './desk-list';
import { FlashNotice } from './flash-notice';
import { InquiryClock } from './inquiries/inquiry-clock';
import { NewSale } from './new-sale';
import { SlipCard } from './slip-card';
import { staffHere } from './staff-here';

/** What to do first: each slip that waits, with what is known of it and the buttons that decide. */
export default async function DeskPage({ searchParams }: PageProps<'/[locale]/desk'>) {
  await staffHere();
  const query = await searchParams;
  const locale = await getLocale();
  const { desk: words } = await getMessages();
  const orders = await ordersToCheck(placeIn(query.after));
  const { slip_wanted: wanted, inquiries } = await deskCounts();
  const [oldest] = inquiries > 0 ? await listInquiries('new', null) : [];
  const erasures = await erasuresAsked();
  const underFire = await staffUnderFire();
  return (
    <div className="wrap grid gap-6 py-6">
      <FlashNotice query={query} />
      {underFire.length > 0 && (
        <Notice look="amber" text={fill(words.underFire, { addresses: underFire.join(', ') })} />
      )}
      {oldest && (
        <a href={localePath(locale, `${livePaths.desk}/inquiries`)} className="desk-waiting">
          <span className="font-semibold">{fill(words.check.inquiries, { count: inquiries })}</span>
          <InquiryClock inquiry={oldest} />
        </a>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageTitle text={words.check.title} />
        <NewSale />
      </div>
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
          <SlipCard key={order.reference} order={order} />
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
