import type { Messages } from 'next-intl';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { dateTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { cardRefund, type HistoryLine, historyLine } from '@/lib/orders/history-line';
import type { OrderEvent } from '@/lib/orders/order-status';

type OrderHistoryProps = {
  events: readonly OrderEvent[];
  locale: Locale;
  words: Messages['orders']['history'];
};

type Line = { event: OrderEvent; line: HistoryLine };

/** What has happened to an order, newest first, in words; what is no customer's business is left out. */
export function OrderHistory({ events, locale, words }: OrderHistoryProps) {
  const lines = events.flatMap((event): Line[] => {
    const line = historyLine(event);
    return line ? [{ event, line }] : [];
  });
  return (
    <Part title={words.title}>
      <ol className="grid gap-4">
        {lines.reverse().map(({ event, line }) => (
          <li key={event.created_at.toISOString() + event.cause} className="grid border-hair border-l-4 pl-4">
            <span className="font-medium">
              {fill(words[line], { amount: formatMoney(cardRefund(event)?.amount ?? 0, locale, 'always') })}
            </span>
            <time dateTime={event.created_at.toISOString()} className="text-ink-2 text-small">
              {dateTimeOf(event.created_at, locale)}
            </time>
          </li>
        ))}
      </ol>
    </Part>
  );
}
