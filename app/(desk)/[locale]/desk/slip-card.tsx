import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PaintedBaht } from '@/components/ui/amount';
import { formatMoney } from '@/lib/catalog/money';
import type { ordersToCheck } from '@/lib/desk/desk-orders';
import { shortTimeOf } from '@/lib/i18n/age';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { amountInState } from '@/lib/orders/payable';
import { livePaths } from '@/lib/site/live-pages';
import { Relations, Withheld } from './order-facts';
import { MoveButtons } from './order-moves';
import { Received, Slips } from './slip-money';

type Order = Omit<Awaited<ReturnType<typeof ordersToCheck>>[number], 'id'>;

/** A slip that waits, as a line of those that do. */
export async function SlipCard({ order }: { order: Order }) {
  const locale = await getLocale();
  const words = (await getMessages()).desk.check;
  return (
    <li>
      <OrderCard
        order={order}
        title={
          <h3>
            <a href={localePath(locale, `${livePaths.desk}/orders/${order.reference}`)} className="underline">
              {order.reference}
            </a>
          </h3>
        }
      >
        <p className="wrap-anywhere">
          {order.is_complete ? dotted([order.customer_name, order.company_name]) : words.unnamed}
          <span className="block">{order.customer_phone}</span>
          <span className="block text-ink-2 text-small">
            {fill(words.since, { time: shortTimeOf(order.placed_at, locale) })}
          </span>
        </p>
      </OrderCard>
    </li>
  );
}

type OrderCardProps = {
  order: Order;
  title?: ReactNode;
  isOnOrder?: boolean;
  /** What is known of it beside its money. */
  children?: ReactNode;
  /** What may be done about it before its moves, and after them. */
  first?: ReactNode;
  undo?: ReactNode;
  /** What was ordered, as the strip of a till. */
  lines?: ReactNode;
};

/** The slips of an order, the amount that they should show beside them, what is known, the buttons that decide, and what it is for. */
export async function OrderCard(props: OrderCardProps) {
  const { order, title, isOnOrder = false, children, first, undo, lines } = props;
  const amount = formatMoney(amountInState(order), await getLocale(), 'always');
  return (
    <div className={`slip-card ${order.status === 'pending' ? 'slip-waits' : ''}`}>
      {order.slips.length > 0 && (
        <div className="slip-pictures">
          <Slips order={order} isOnOrder={isOnOrder} />
        </div>
      )}
      {order.slips.length > 0 && (
        <div className="slip-amount">
          {title}
          <p>
            <PaintedBaht text={amount} />
          </p>
        </div>
      )}
      <div className="slip-facts">
        <Withheld order={order} />
        <Received order={order} />
        {children}
        {order.slips.length > 0 && <Relations relations={order.relations} />}
      </div>
      <MoveButtons order={order} isOnOrder={isOnOrder} first={first}>
        {undo}
      </MoveButtons>
      {order.slips.length === 0 && <Relations relations={order.relations} />}
      {lines && <div className="slip-lines">{lines}</div>}
    </div>
  );
}
