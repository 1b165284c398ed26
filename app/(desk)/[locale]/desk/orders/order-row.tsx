import { getLocale, getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import type { DeskRow } from '@/lib/desk/desk-orders';
import type { News } from '@/lib/desk/news';
import { shortPastTimeOf } from '@/lib/i18n/age';
import { shortDayOf } from '@/lib/i18n/dates';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { gistOfLines } from '@/lib/orders/order-lines';
import { livePaths } from '@/lib/site/live-pages';
import { Row } from '../desk-list';
import { NewsMarks } from '../news-marks';
import { LinesSign } from '../row-sign';
import { StatePlate } from '../state-plate';

type OrderRowProps = {
  order: DeskRow;
  news: News | undefined;
  /** Whether its day is enough, and its amount in whole baht where it is whole. */
  isOver?: boolean;
};

/** An order as a line to tap: whose, of what, since when, how much, and what it stands at. */
export async function OrderRow({ order, news, isOver = false }: OrderRowProps) {
  const locale = await getLocale();
  const { states } = (await getMessages()).desk;
  const gistOf = await gistOfLines(locale);
  const { created_at: at, reference, status } = order;
  return (
    <Row
      href={localePath(locale, `${livePaths.desk}/orders/${reference}`)}
      sign={<LinesSign lines={order.lines} />}
      title={reference}
      name={order.company_name ?? order.customer_name}
      below={
        <>
          {gistOf(order.lines)}
          <NewsMarks news={news} />
        </>
      }
      aside={isOver ? shortDayOf(dayInPattaya(at), locale) : shortPastTimeOf(at, locale)}
      amount={formatMoney(order.amount, locale, isOver ? 'auto' : 'always')}
      state={<StatePlate state={status}>{states[status]}</StatePlate>}
    />
  );
}
