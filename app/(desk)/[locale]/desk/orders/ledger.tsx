import { getLocale, getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import type { DeskRow } from '@/lib/desk/desk-orders';
import type { News } from '@/lib/desk/news';
import { columnsOf, weeksOf } from '@/lib/desk/order-weeks';
import { spanOf } from '@/lib/i18n/dates';
import { daysAfter } from '@/lib/i18n/pattaya-time';
import { Counted, CountedPart } from '../counted-part';
import { OrderRow } from './order-row';

type LedgerProps = {
  title: string;
  orders: readonly DeskRow[];
  news: ReadonlyMap<string, News>;
  /** Whether newer ones, or older ones, may stand on another page. */
  isCut: { before: boolean; after: boolean };
  /** Whether they are what a search found, whose sums would say nothing. */
  isFound: boolean;
};

/** Orders that are over, as the ledger of a shop: week by week in two columns, with what was paid of each. */
export async function Ledger({ title, orders, news, isCut, isFound }: LedgerProps) {
  if (orders.length === 0) return null;
  const locale = await getLocale();
  const { states } = (await getMessages()).desk;
  const isWhole = !isCut.before && !isCut.after;
  const weeks = weeksOf(orders, isCut);
  const sizes = new Map(weeks.map(({ monday, orders: own }) => [monday, own.length]));
  return (
    <CountedPart title={title} count={isWhole ? orders.length : null} className="grid gap-3">
      <div className="desk-rows desk-ledger">
        {columnsOf(weeks).map((column) => (
          <ol key={column[0]?.orders[0]?.reference}>
            {column.map(({ monday, orders: own, paid, isRest }) => (
              <li key={monday} style={{ flexGrow: own.length }}>
                <h3 className={isRest ? 'desk-ledger-rest' : undefined}>
                  <Counted
                    title={spanOf(monday, daysAfter(monday, 6), locale)}
                    count={paid === null || isRest ? null : (sizes.get(monday) ?? null)}
                    sum={
                      paid && !isFound && !isRest ? `${states.paid} ${formatMoney(paid, locale)}` : undefined
                    }
                  />
                </h3>
                <ul>
                  {own.map((order) => (
                    <OrderRow key={order.reference} order={order} news={news.get(order.reference)} isOver />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        ))}
      </div>
    </CountedPart>
  );
}
