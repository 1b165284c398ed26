import type { Messages } from 'next-intl';
import { formatMoney } from '@/lib/catalog/money';
import type { DeskRow } from '@/lib/desk/desk-orders';
import { nearTimeOf } from '@/lib/i18n/dates';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';

type OrderRowsProps = { orders: readonly DeskRow[]; locale: Locale; words: Messages['desk'] };

/** Orders as lines to tap. */
export function OrderRows({ orders, locale, words }: OrderRowsProps) {
  return (
    <ul className="border-hair border-t">
      {orders.map((order) => (
        <li key={order.reference} className="border-hair border-b">
          <a
            href={localePath(locale, `${livePaths.desk}/orders/${order.reference}`)}
            className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 py-2"
          >
            <span className="min-w-0">
              <span className="font-semibold">{order.reference}</span>{' '}
              <span className="wrap-anywhere">{order.company_name ?? order.customer_name}</span>
              <span className="block text-ink-2 text-small">{nearTimeOf(order.created_at, locale)}</span>
            </span>
            <span className="text-right">
              {formatMoney(order.amount, locale, 'always')}
              <span className="block text-ink-2 text-small">{words.states[order.status]}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
