import type { Messages } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Lettering } from '@/components/ui/lettering';
import { formatMoney } from '@/lib/catalog/money';
import { dateTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { phaseOf } from '@/lib/orders/order-phase';
import type { ListedOrder } from '@/lib/orders/portal';

type OrderListProps = {
  orders: readonly ListedOrder[];
  locale: Locale;
  words: Messages['portal'];
  states: Messages['orders']['states'];
};

/** Orders with where they stand; to open one gives this browser a key to its page, so each is a form. */
export function OrderList({ orders, locale, words, states }: OrderListProps) {
  return (
    <ol className="grid gap-4">
      {orders.map((order) => (
        <li key={order.reference} className="grid gap-3 rounded-board bg-sunk p-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <p className="font-display text-h3">
              <Lettering
                text={
                  states[phaseOf(order, order.last_cause === null ? undefined : { cause: order.last_cause })]
                    .label
                }
              />
            </p>
            <p className="font-semibold">{formatMoney(order.amount, locale, 'always')}</p>
          </div>
          <p className="text-ink-2">
            {order.reference} ·{' '}
            <time dateTime={order.placed_at.toISOString()}>
              {fill(words.placed, { date: dateTimeOf(order.placed_at, locale) })}
            </time>
          </p>
          <form action={`/api/portal/orders/${order.reference}?locale=${locale}`} method="post">
            <button type="submit" className={buttonClass.ghost}>
              {fill(words.open, { reference: order.reference })}
            </button>
          </form>
        </li>
      ))}
    </ol>
  );
}
