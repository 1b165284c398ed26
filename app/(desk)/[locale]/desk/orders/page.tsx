import { getLocale, getMessages } from 'next-intl/server';
import { Fragment } from 'react';
import { fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney } from '@/lib/catalog/money';
import { findOrders, type Turn, turn } from '@/lib/desk/desk-orders';
import { newsOf } from '@/lib/desk/news';
import { pageLength, placeIn } from '@/lib/desk/place';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { ListEnd, MoreLink, Nothing, Rows } from '../desk-list';
import { DeskPage } from '../desk-page';
import { NewSale } from '../new-sale';
import { staffHere } from '../staff-here';
import { Found } from './found';
import { Ledger } from './ledger';
import { OrderRow } from './order-row';

/** All orders by whose turn it is, the newest of each first, and the way to one by whatever is known of it. */
export default async function DeskOrdersPage({ searchParams }: PageProps<'/[locale]/desk/orders'>) {
  await staffHere();
  const query = await searchParams;
  const locale = await getLocale();
  const { orders: words } = (await getMessages()).desk;
  const asked = typeof query.q === 'string' ? query.q : '';
  const before = placeIn(query.before);
  const whose = turn.safeParse(query.turn);
  const wanted = whose.success ? [whose.data] : turn.options;
  const groups = await Promise.all(
    wanted.map(async (each) => ({ turn: each, orders: await findOrders(asked, before, each) })),
  );
  const orders = groups.flatMap((group) => group.orders);
  const news = await newsOf(orders.map(({ reference }) => reference));
  const path = localePath(locale, `${livePaths.desk}/orders`);
  const isAll = !before && groups.every((group) => group.orders.length < pageLength);
  return (
    <DeskPage
      title={words.title}
      room="orders"
      actions={<NewSale />}
      tools={
        <form action={path} className="desk-search">
          <label>
            {words.search}
            <input type="search" name="q" defaultValue={asked} maxLength={100} className={fieldClass} />
          </label>
          <button type="submit" className={buttonClass.ghost}>
            {words.submit}
          </button>
        </form>
      }
    >
      {asked && <Found words={asked} orders={orders} />}
      {orders.length === 0 && <Nothing of="orders" text={words.none} />}
      {groups.map((group) => (
        <Fragment key={group.turn}>
          <Orders
            {...group}
            title={words.turns[group.turn]}
            news={news}
            isCut={{ before: before !== null, after: group.orders.length >= pageLength }}
            isFound={asked !== ''}
          />
          <MoreLink
            rows={group.orders}
            path={path}
            query={{ ...(asked && { q: asked }), turn: group.turn }}
            label={words.more}
          />
        </Fragment>
      ))}
      {isAll && <ListEnd count={orders.length} />}
    </DeskPage>
  );
}

type OrdersProps = Parameters<typeof Ledger>[0] & { turn: Turn };

/** The orders whose turn it is: ours are large, and those that are over a ledger. */
async function Orders({ turn: whose, ...ledger }: OrdersProps) {
  const { title, orders, news, isCut, isFound } = ledger;
  const locale = await getLocale();
  if (whose === 'done') return <Ledger {...ledger} />;
  const isWhole = !isCut.before && !isCut.after;
  const sum = orders.reduce((satang, { amount }) => satang + amount, 0);
  return (
    <Rows
      title={title}
      isNow={whose === 'ours'}
      look={whose === 'ours' ? 'posters' : 'pairs'}
      isCounted={isWhole}
      sum={isWhole && !isFound && orders.length > 1 ? formatMoney(sum, locale) : undefined}
    >
      {orders.map((order) => (
        <OrderRow key={order.reference} order={order} news={news.get(order.reference)} />
      ))}
    </Rows>
  );
}
