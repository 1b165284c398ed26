import { getLocale, getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import type { DeskRow } from '@/lib/desk/desk-orders';
import type { News } from '@/lib/desk/news';
import { weeksOf } from '@/lib/desk/order-weeks';
import { spanOf } from '@/lib/i18n/dates';
import { daysAfter } from '@/lib/i18n/pattaya-time';
import { Counted, CountedPart } from '../counted-part';
import { OrderRow } from './order-row';

/** So many lines of a week stay together. */
const mayStay = 8;

type LedgerProps = {
  title: string;
  orders: readonly DeskRow[];
  news: ReadonlyMap<string, News>;
  /** Whether newer ones, or older ones, may stand on another page. */
  isCut: { before: boolean; after: boolean };
  /** Whether they are what a search found, whose sums would say nothing. */
  isFound: boolean;
};

/** Orders that are over, as the ledger of a shop: week by week, with what was paid of each. */
export async function Ledger({ title, orders, news, isCut, isFound }: LedgerProps) {
  if (orders.length === 0) return null;
  const locale = await getLocale();
  const { states } = (await getMessages()).desk;
  const isWhole = !isCut.before && !isCut.after;
  return (
    <CountedPart title={title} count={isWhole ? orders.length : null} className="grid gap-3">
      <ol className="desk-rows desk-ledger">
        {weeksOf(orders, isCut).map(({ monday, orders: own, paid }) => (
          <li key={monday} className={own.length > mayStay ? 'desk-ledger-long' : undefined}>
            <h3>
              <Counted
                title={spanOf(monday, daysAfter(monday, 6), locale)}
                count={paid === null ? null : own.length}
                sum={paid && !isFound ? `${states.paid} ${formatMoney(paid, locale)}` : undefined}
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
    </CountedPart>
  );
}
