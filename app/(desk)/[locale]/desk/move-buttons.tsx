import type { Messages } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import type { Locale } from '@/lib/i18n/locales';
import type { OrderStatus } from '@/lib/orders/order';
import { reasonsFor } from '@/lib/orders/order-reasons';

type MoveButtonsProps = {
  order: { reference: string; status: OrderStatus; moves: readonly OrderStatus[] };
  locale: Locale;
  words: Pick<Messages['desk'], 'moves'> & { reasons: Messages['orders']['reasons'] };
  isOnOrder: boolean;
};

/** What may be decided about an order: one tap where there is nothing to explain, else a reason to tap, as the customer will read it. */
export function MoveButtons({ order, locale, words, isOnOrder }: MoveButtonsProps) {
  const action = `/api/desk/orders/${order.reference}/moves?locale=${locale}${isOnOrder ? '&order' : ''}`;
  const plain = order.moves.filter((status) => reasonsFor(status).length === 0);
  const explained = order.moves.filter((status) => reasonsFor(status).length > 0);
  return (
    <div className="grid gap-2">
      {plain.map((status) => (
        <form key={status} action={action} method="post" className="grid">
          <input type="hidden" name="seen" value={order.status} />
          <button
            type="submit"
            name="move"
            value={status}
            className={status === 'paid' ? buttonClass.primary : buttonClass.secondary}
          >
            {words.moves[status]}
          </button>
        </form>
      ))}
      {explained.map((status) => (
        <details key={status} className="rounded-board border-2 border-line">
          <summary className="flex min-h-13 items-center justify-center gap-3 px-4 font-semibold">
            {words.moves[status]}
            <span className="chevron" />
          </summary>
          <form action={action} method="post" className="grid gap-2 p-3">
            <input type="hidden" name="seen" value={order.status} />
            <label className="grid gap-1 text-small">
              {words.moves.note}
              <textarea
                name="note"
                rows={2}
                maxLength={1000}
                className="rounded-board border-2 border-line bg-board p-2"
              />
            </label>
            {reasonsFor(status).map((reason) => (
              <button
                key={reason}
                type="submit"
                name="move"
                value={`${status} ${reason}`}
                className={`${buttonClass.secondary} text-left`}
              >
                {words.reasons[reason]}
              </button>
            ))}
            <button type="submit" name="move" value={status} className={buttonClass.ghost}>
              {words.moves.plain}
            </button>
          </form>
        </details>
      ))}
    </div>
  );
}
