import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle } from '@/components/ui/heading';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { signedIn } from '@/lib/identity/signed-in';
import { listOwnOrders } from '@/lib/orders/portal';
import { liveMetadata } from '@/lib/site/live-metadata';
import { livePaths } from '@/lib/site/live-pages';
import { OrderList } from './order-list';
import { SignOut } from './sign-out';

export const generateMetadata = liveMetadata('portal');

/** The orders that name the address of whoever is signed in. */
export default async function PortalPage({ searchParams }: PageProps<'/[locale]/portal'>) {
  const locale = await getLocale();
  const { email, role } =
    (await signedIn(await headers())) ??
    redirect(localePath(locale, `${livePaths.signIn}?next=${livePaths.portal}`));
  const asked = (await searchParams).before;
  const before = typeof asked === 'string' ? asked : undefined;
  const { orders, more } = await listOwnOrders({ email, before });
  const messages = await getMessages();
  const words = messages.portal;
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
      {orders.length > 0 ? (
        <OrderList orders={orders} locale={locale} words={words} states={messages.orders.states} />
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
      <SignOut locale={locale} words={{ ...words.out, ...messages['sign-in'].out }} />
    </div>
  );
}
