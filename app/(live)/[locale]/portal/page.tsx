import '@/app/styles/paper-stops.css';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle, Part } from '@/components/ui/heading';
import { Lettering } from '@/components/ui/lettering';
import { comingAppointments } from '@/lib/appointments/coming';
import { formatMoney } from '@/lib/catalog/money';
import { dateTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { signedIn } from '@/lib/identity/signed-in';
import { ownJobs } from '@/lib/jobs/own-jobs';
import { phaseOf } from '@/lib/orders/order-phase';
import { partsText } from '@/lib/orders/part-words';
import { type ListedOrder, listOwnOrders } from '@/lib/orders/portal';
import { ownServices } from '@/lib/services/own-services';
import { liveMetadata } from '@/lib/site/live-metadata';
import { livePaths } from '@/lib/site/live-pages';
import { FlashNotice } from '../orders/flash-notice';
import { OwnServices } from '../orders/own-services';
import { ComingAppointments } from './coming-appointments';
import { WorkUnderWay } from './work-under-way';

export const generateMetadata = liveMetadata('portal');

/** The orders that name the address of whoever is signed in. */
export default async function PortalPage({ searchParams }: PageProps<'/[locale]/portal'>) {
  const locale = await getLocale();
  const { email, role } =
    (await signedIn(await headers())) ??
    redirect(localePath(locale, `${livePaths.signIn}?next=${livePaths.portal}`));
  const { before: asked, flash } = await searchParams;
  const before = typeof asked === 'string' ? asked : undefined;
  const { orders, more } = await listOwnOrders({ email, before });
  const services = before === undefined ? await ownServices({ email }) : [];
  const jobs = before === undefined ? await ownJobs({ email }) : [];
  const coming = before === undefined ? await comingAppointments(email) : [];
  const { portal: words, orders: ofOrder } = await getMessages();
  const last = orders.at(-1)?.reference;
  return (
    <div className="wrap grid max-w-[52rem] gap-10 py-section">
      <div className="grid gap-4">
        <PageTitle text={words.title} />
        <p className="section-lead">{words.lead}</p>
        <p className="wrap-anywhere">{fill(words.signedIn, { email })}</p>
        {role === 'staff' && (
          <a
            href={localePath(locale, livePaths.desk)}
            className={`${buttonClass.secondary} justify-self-start`}
          >
            {words.desk}
          </a>
        )}
      </div>
      <FlashNotice flash={flash} words={ofOrder.flash} />
      <ComingAppointments appointments={coming} />
      <WorkUnderWay jobs={jobs} />
      <OwnServices services={services} api="/api/portal/services" />
      {orders.length > 0 ? (
        <OrderList orders={orders} />
      ) : (
        <p>{before === undefined ? words.none : words.noMore}</p>
      )}
      {(before !== undefined || more) && (
        <nav aria-label={withoutMarks(words.title)} className="flex flex-wrap gap-x-8">
          {before !== undefined && (
            <a href={localePath(locale, livePaths.portal)} className={`${buttonClass.text} text-link`}>
              {words.newest}
            </a>
          )}
          {more && (
            <a
              href={localePath(locale, `${livePaths.portal}?before=${last}`)}
              className={`${buttonClass.text} text-link`}
            >
              {words.older}
            </a>
          )}
        </nav>
      )}
      <SignOut />
    </div>
  );
}

/** Ends this browser's session, or all of its person. */
async function SignOut() {
  const { portal, 'sign-in': signIn } = await getMessages();
  const words = { ...portal.out, ...signIn.out };
  return (
    <Part title={words.title} className="grid gap-4 border-hair border-t pt-8">
      <p>{words.text}</p>
      <div className="flex flex-wrap gap-4">
        <PostForm action="/api/identity/sign-out">
          <PostButton label={words.submit} look="ghost" />
        </PostForm>
        <PostForm action="/api/identity/sign-out?everywhere">
          <PostButton label={words.everywhere} look="text" />
        </PostForm>
      </div>
    </Part>
  );
}

/** Orders with where they stand; to open one gives this browser a key to its page, so each is a form. */
async function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  const locale = await getLocale();
  const { portal: words, orders: ofOrder } = await getMessages();
  const stateOf = (order: ListedOrder) =>
    ofOrder.states[phaseOf(order, order.last_cause === null ? undefined : { cause: order.last_cause })];
  return (
    <ol className="grid gap-4">
      {orders.map((order) => (
        <li key={order.reference} className="grid gap-3 rounded-board border border-hair bg-board p-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <p className="font-display text-lead">
              <Lettering text={stateOf(order).label} />
            </p>
            <p className="font-display text-lead">{formatMoney(order.amount, locale, 'always')}</p>
          </div>
          {order.status === 'awaiting-payment' && (
            <p className="font-semibold empty:hidden">{partsText(order, ofOrder.parts, locale)}</p>
          )}
          <p className="text-ink-2">
            {order.reference} ·{' '}
            <time dateTime={order.placed_at.toISOString()}>
              {fill(words.placed, { date: dateTimeOf(order.placed_at, locale) })}
            </time>
          </p>
          <PostForm action={`/api/portal/orders/${order.reference}`}>
            <PostButton label={fill(words.open, { reference: order.reference })} look="ghost" />
          </PostForm>
        </li>
      ))}
    </ol>
  );
}
