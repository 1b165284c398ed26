import { getLocale, getMessages } from 'next-intl/server';
import { happenedText } from '@/lib/desk/happened-text';
import { pastTimeOf } from '@/lib/i18n/age';
import { orderReason } from '@/lib/orders/order-reasons';
import type { OrderEvent } from '@/lib/orders/order-status';
import { History, Note } from '../../history';

/** Everything that has happened to an order, with names. @param events oldest first */
export async function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  const locale = await getLocale();
  const { desk: words, orders } = await getMessages();
  return (
    <History
      isFolded
      title={words.order.history}
      entries={events.toReversed().map((event) => {
        const reason = orderReason.safeParse(event.reason);
        const isNoteTold = event.cause === 'details' || event.cause === 'receipt';
        return {
          key: event.created_at.toISOString() + event.cause,
          what: [happenedText(event, words, locale), event.status_before && words.states[event.status]]
            .filter(Boolean)
            .join(': '),
          more: (
            <>
              {reason.success && <span className="block">{orders.reasons[reason.data]}</span>}
              {!isNoteTold && <Note text={event.note} />}
            </>
          ),
          below: `${pastTimeOf(event.created_at, locale)} · ${event.person ?? words.actors[event.actor]}`,
        };
      })}
    />
  );
}
