import { getLocale, getMessages } from 'next-intl/server';
import { Fragment } from 'react';
import { fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney } from '@/lib/catalog/money';
import { findOrders, turn } from '@/lib/desk/desk-orders';
import { newsOf } from '@/lib/desk/news';
import { pageLength, placeIn } from '@/lib/desk/place';
import { pastTimeOf } from '@/lib/i18n/age';
import { localePath } from '@/lib/i18n/locales';
import { gistOfLines } from '@/lib/orders/order-lines';
import { livePaths } from '@/lib/site/live-pages';
import { ListEnd, MoreLink, Nothing, Row, Rows } from '../desk-list';
import { DeskPage } from '../desk-page';
import { NewSale } from '../new-sale';
import { NewsMarks } from '../news-marks';
import { LinesSign } from '../row-sign';
import { staffHere } from '../staff-here';
import { StatePlate } from '../state-plate';
import { Found } from './found';

/** All orders by whose turn it is, the newest of each first, and the way to one by whatever is known of it. */
export default async function DeskOrdersPage({ searchParams }: PageProps<'/[locale]/desk/orders'>) {
  await staffHere();
  const query = await searchParams;
  const locale = await getLocale();
  const { orders: words, states, heads } = (await getMessages()).desk;
  const asked = typeof query.q === 'string' ? query.q : '';
  const before = placeIn(query.before);
  const whose = turn.safeParse(query.turn);
  const wanted = whose.success ? [whose.data] : turn.options;
  const groups = await Promise.all(
    wanted.map(async (each) => ({ turn: each, orders: await findOrders(asked, before, each) })),
  );
  const orders = groups.flatMap((group) => group.orders);
  const first = groups.find((group) => group.orders.length > 0);
  const news = await newsOf(orders.map(({ reference }) => reference));
  const gistOf = await gistOfLines(locale);
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
      {!first && <Nothing of="orders" text={words.none} />}
      {groups.map((group) => (
        <Fragment key={group.turn}>
          <Rows
            title={words.turns[group.turn]}
            isNow={group.turn === 'ours'}
            {...(group === first && { heads: [heads.order, heads.items] as const })}
          >
            {group.orders.map((order) => (
              <Row
                key={order.reference}
                href={`${path}/${order.reference}`}
                sign={<LinesSign lines={order.lines} />}
                title={order.reference}
                name={order.company_name ?? order.customer_name}
                below={
                  <>
                    {gistOf(order.lines)}
                    <NewsMarks news={news.get(order.reference)} />
                  </>
                }
                aside={pastTimeOf(order.created_at, locale)}
                amount={formatMoney(order.amount, locale, 'always')}
                state={<StatePlate state={order.status}>{states[order.status]}</StatePlate>}
              />
            ))}
          </Rows>
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
