import { getLocale, getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import type { ordersToCheck } from '@/lib/desk/desk-orders';
import { nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { openAmount } from '@/lib/orders/payable';
import { livePaths } from '@/lib/site/live-pages';
import { Relations, Withheld } from './order-facts';
import { MoveButtons } from './order-moves';
import { Received, Slips } from './slip-money';

type SlipCardProps = { order: Awaited<ReturnType<typeof ordersToCheck>>[number] };

/** A slip that waits, the amount that it should show beside it, what is known of the order, and the buttons that decide. */
export async function SlipCard({ order }: SlipCardProps) {
  const locale = await getLocale();
  const words = (await getMessages()).desk.check;
  return (
    <li className="slip-card">
      <div className="slip-pictures">
        <Slips order={order} />
      </div>
      <div className="slip-amount">
        <h2>
          <a href={localePath(locale, `${livePaths.desk}/orders/${order.reference}`)} className="underline">
            {order.reference}
          </a>
        </h2>
        <p className="font-display">{formatMoney(openAmount(order), locale, 'always')}</p>
      </div>
      <div className="slip-facts">
        <Withheld order={order} />
        <Received order={order} />
        <p className="wrap-anywhere">
          {order.is_complete
            ? [order.customer_name, order.company_name, order.customer_phone].filter(Boolean).join(' · ')
            : words.unnamed}
          <span className="block text-ink-2 text-small">
            {fill(words.since, { time: nearTimeOf(order.placed_at, locale) })}
          </span>
        </p>
        <Relations relations={order.relations} />
      </div>
      <MoveButtons order={order} />
    </li>
  );
}
