import type { Messages } from 'next-intl';
import { Part } from '@/components/ui/heading';
import { happenedText } from '@/lib/desk/happened-text';
import { nearTimeOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { orderReason } from '@/lib/orders/order-reasons';
import type { OrderEvent } from '@/lib/orders/order-status';

type DeskHistoryProps = {
  events: readonly OrderEvent[];
  locale: Locale;
  words: Pick<Messages['desk'], 'states' | 'actors' | 'happened' | 'mail' | 'order'> & {
    reasons: Messages['orders']['reasons'];
  };
};

/** Everything that has happened to an order, with names, the newest first. */
export function DeskHistory({ events, locale, words }: DeskHistoryProps) {
  return (
    <Part title={words.order.history} className="grid gap-3">
      <ol className="grid gap-3">
        {events.toReversed().map((event) => {
          const reason = orderReason.safeParse(event.reason);
          return (
            <li key={event.created_at.toISOString() + event.cause} className="border-hair border-l-4 pl-4">
              <span className="font-medium">
                {[happenedText(event, words, locale), event.status_before && words.states[event.status]]
                  .filter(Boolean)
                  .join(': ')}
              </span>
              {reason.success && <span className="block">{words.reasons[reason.data]}</span>}
              {event.note && event.cause !== 'details' && event.cause !== 'receipt' && (
                <span className="block whitespace-pre-wrap">{event.note}</span>
              )}
              <span className="block text-ink-2 text-small">
                {nearTimeOf(event.created_at, locale)} · {event.person ?? words.actors[event.actor]}
              </span>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}
