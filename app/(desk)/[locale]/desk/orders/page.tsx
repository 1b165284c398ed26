import { getLocale, getMessages } from 'next-intl/server';
import { fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle } from '@/components/ui/heading';
import { findOrders } from '@/lib/desk/desk-orders';
import { pageLength, placeIn, placeText } from '@/lib/desk/place';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { MoreLink } from '../more-link';
import { OrderRows } from '../order-rows';
import { staffHere } from '../staff-here';

/** All orders, newest first, and the way to one by whatever is known of it. */
export default async function DeskOrdersPage({ searchParams }: PageProps<'/[locale]/desk/orders'>) {
  await staffHere();
  const query = await searchParams;
  const locale = await getLocale();
  const { desk: words } = await getMessages();
  const asked = typeof query.q === 'string' ? query.q : '';
  const orders = await findOrders(asked, placeIn(query.before));
  const last = orders.at(-1);
  const path = localePath(locale, `${livePaths.desk}/orders`);
  return (
    <div className="wrap grid gap-6 py-6">
      <PageTitle text={words.orders.title} />
      <form action={path} className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-56 grow gap-1.5 font-semibold">
          {words.orders.search}
          <input type="search" name="q" defaultValue={asked} maxLength={100} className={fieldClass} />
        </label>
        <button type="submit" className={buttonClass.secondary}>
          {words.orders.submit}
        </button>
      </form>
      {orders.length === 0 ? (
        <p>{words.orders.none}</p>
      ) : (
        <OrderRows orders={orders} locale={locale} words={words} />
      )}
      {orders.length === pageLength && last && (
        <MoreLink
          path={path}
          query={{ ...(asked && { q: asked }), before: placeText(last) }}
          label={words.orders.more}
        />
      )}
    </div>
  );
}
