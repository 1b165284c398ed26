import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Lettering } from '@/components/ui/lettering';
import { formatMoney } from '@/lib/catalog/money';
import { dateTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { phaseOf } from '@/lib/orders/order-phase';
import type { ListedOrder } from '@/lib/orders/portal';

/** Orders with where they stand; to open one gives this browser a key to its page, so each is a form. */
export async function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  const locale = await getLocale();
  const { portal: words, orders: ofOrder } = await getMessages();
  const stateOf = (order: ListedOrder) =>
    ofOrder.states[phaseOf(order, order.last_cause === null ? undefined : { cause: order.last_cause })];
  return (
    <ol className="grid gap-4">
      {orders.map((order) => (
        <li key={order.reference} className="grid gap-3 rounded-board bg-sunk p-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <p className="font-display text-h3">
              <Lettering text={stateOf(order).label} />
            </p>
            <p className="font-semibold">{formatMoney(order.amount, locale, 'always')}</p>
          </div>
          <p className="text-ink-2">
            {order.reference} ·{' '}
            <time dateTime={order.placed_at.toISOString()}>
              {fill(words.placed, { date: dateTimeOf(order.placed_at, locale) })}
            </time>
          </p>
          <PostForm action={`/api/portal/orders/${order.reference}`}>
            <PostButton label={fill(words.open, { reference: order.reference })} look="ghost" />
          </PostForm>
        </li>
      ))}
    </ol>
  );
}
