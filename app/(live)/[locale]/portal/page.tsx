import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle, Part } from '@/components/ui/heading';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { signedIn } from '@/lib/identity/signed-in';
import { listOwnOrders } from '@/lib/orders/portal';
import { liveMetadata } from '@/lib/site/live-metadata';
import { livePaths } from '@/lib/site/live-pages';
import { OrderList } from './order-list';

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
  const words = (await getMessages()).portal;
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
          <PostButton label={words.submit} />
        </PostForm>
        <PostForm action="/api/identity/sign-out?everywhere">
          <PostButton label={words.everywhere} look="ghost" />
        </PostForm>
      </div>
    </Part>
  );
}
