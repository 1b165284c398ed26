import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney } from '@/lib/catalog/money';
import type { OrderStatus } from '@/lib/orders/order';
import { reasonsFor } from '@/lib/orders/order-reasons';
import { NoteField } from './note-field';

type MoveFormProps = {
  order: { reference: string; status: OrderStatus };
  does: 'moves' | 'undo';
  isOnOrder: boolean;
  className?: string;
  children: ReactNode;
};

/** Says what the person saw, so that nothing happens where a colleague was faster. */
function MoveForm({ order, does, isOnOrder, className, children }: MoveFormProps) {
  return (
    <PostForm
      action={`/api/desk/orders/${order.reference}/${does}${isOnOrder ? '?order' : ''}`}
      {...(className && { className })}
    >
      <input type="hidden" name="seen" value={order.status} />
      {children}
    </PostForm>
  );
}

type MoveButtonsProps = {
  order: MoveFormProps['order'] & { moves: readonly OrderStatus[]; received: number; open: number };
  isOnOrder?: boolean;
};

/** What may be decided about an order: one tap where there is nothing to explain, else a reason to tap, as the customer will read it. */
export async function MoveButtons({ order, isOnOrder = false }: MoveButtonsProps) {
  const { desk, orders } = await getMessages();
  const form = { order, isOnOrder, does: 'moves' } as const;
  const isPartPaid = order.received > 0 && order.open > 0;
  const rest = isPartPaid ? ` · ${formatMoney(order.open, await getLocale(), 'always')}` : '';
  const plain = order.moves.filter((status) => reasonsFor(status, isPartPaid).length === 0);
  const explained = order.moves.filter((status) => reasonsFor(status, isPartPaid).length > 0);
  return (
    <div className="desk-moves">
      {plain.map((status) => (
        <MoveForm key={status} {...form} className="grid">
          <button
            type="submit"
            name="move"
            value={status}
            className={status === 'paid' ? buttonClass.primary : buttonClass.secondary}
          >
            {desk.moves[status] + (status === 'paid' ? rest : '')}
          </button>
        </MoveForm>
      ))}
      {explained.map((status) => (
        <details key={status}>
          <summary>
            {desk.moves[status === 'awaiting-payment' ? 'rest' : status]}
            <span className="chevron" />
          </summary>
          <MoveForm {...form} className="grid gap-2 p-3">
            <NoteField label={desk.moves.note} className="text-small" />
            {reasonsFor(status, isPartPaid).map((reason) => (
              <button
                key={reason}
                type="submit"
                name="move"
                value={`${status} ${reason}`}
                className={`${buttonClass.secondary} text-left`}
              >
                {orders.reasons[reason]}
              </button>
            ))}
            <button type="submit" name="move" value={status} className={buttonClass.ghost}>
              {desk.moves.plain}
            </button>
          </MoveForm>
        </details>
      ))}
    </div>
  );
}

type UndoButtonProps = { order: MoveFormProps['order']; isOnOrder: boolean };

/** Takes back what was decided last about an order. */
export async function UndoButton({ order, isOnOrder }: UndoButtonProps) {
  const { desk } = await getMessages();
  return (
    <MoveForm order={order} does="undo" isOnOrder={isOnOrder}>
      <PostButton label={desk.moves.undo} />
    </MoveForm>
  );
}
