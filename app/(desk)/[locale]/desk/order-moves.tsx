import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney, toBaht } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import type { OrderStatus } from '@/lib/orders/order';
import { reasonsFor } from '@/lib/orders/order-reasons';
import { type NextPart, nextPart, type OrderPart } from '@/lib/orders/parts';
import { payable } from '@/lib/orders/payable';
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
  order: MoveFormProps['order'] & {
    moves: readonly OrderStatus[];
    amount: number;
    withheld?: number | undefined;
    received: number;
    open: number;
    parts: readonly OrderPart[];
    payment_method: string;
    /** The newest first. */
    slips: readonly { path: string }[];
    money: readonly { slip_path: string | null }[];
  };
  isOnOrder?: boolean;
  /** What else may be done with one tap, before them and after them. */
  first?: ReactNode;
  children?: ReactNode;
};

/** What may be decided about an order: one tap where there is nothing to explain, else a reason to tap, as the customer will read it. */
export async function MoveButtons({ order, isOnOrder = false, first, children }: MoveButtonsProps) {
  const { desk, orders } = await getMessages();
  const form = { order, isOnOrder, does: 'moves' } as const;
  const isPartPaid = order.received > 0 && order.open > 0;
  const next = order.payment_method === 'card' ? undefined : nextPart(order.parts);
  // Of parts that are agreed one tap says that those asked for have come; the other one that all has.
  const isAsked = order.moves.includes('paid') && next !== undefined && next.amount < order.open;
  const amount = formatMoney(order.open || payable(order), await getLocale());
  const plain = order.moves
    .filter((status) => reasonsFor(status, isPartPaid).length === 0)
    .toSorted((one, other) => Number(other === 'paid') - Number(one === 'paid'));
  const explained = order.moves.filter((status) => reasonsFor(status, isPartPaid).length > 0);
  return (
    <div className="desk-moves">
      {first}
      {isAsked && <PartCame order={order} part={next} isOnOrder={isOnOrder} />}
      {plain.map((status) => (
        <MoveForm key={status} {...form} className="grid">
          <button
            type="submit"
            name="move"
            value={status}
            className={
              status === 'paid' && !isAsked ? `${buttonClass.primary} desk-first` : buttonClass.ghost
            }
          >
            {fill(desk.moves[status], { amount })}
          </button>
        </MoveForm>
      ))}
      {explained.map((status) => (
        <details key={status} className={status === 'cancelled' ? 'desk-ending' : undefined}>
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
                className={`${buttonClass.ghost} text-left`}
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
      {children}
    </div>
  );
}

type PartCameProps = MoveButtonsProps & { part: NextPart };

/** Writes down that what is asked for of an order in parts came, by its newest slip where that has shown nothing else. */
async function PartCame({ order, part, isOnOrder = false }: PartCameProps) {
  const { desk, orders } = await getMessages();
  const slip = order.slips[0]?.path;
  const isShown = order.money.some(({ slip_path: shown }) => shown === slip);
  return (
    <PostForm
      action={`/api/desk/orders/${order.reference}/money${isOnOrder ? '?order' : ''}`}
      className="grid"
    >
      <input type="hidden" name="seen" value={order.status} />
      <input type="hidden" name="received" value={order.received} />
      <input type="hidden" name="amount" value={toBaht(part.amount).toFixed(2)} />
      {slip && !isShown && <input type="hidden" name="slip" value={slip} />}
      <button type="submit" className={`${buttonClass.primary} desk-first`}>
        {fill(desk.parts.came, {
          part: fill(orders.parts.of, { place: part.place, of: part.of }),
          amount: formatMoney(part.amount, await getLocale()),
        })}
      </button>
    </PostForm>
  );
}

type UndoButtonProps = { order: MoveFormProps['order']; isOnOrder: boolean };

/** Takes back what was decided last about an order. */
export async function UndoButton({ order, isOnOrder }: UndoButtonProps) {
  const { desk } = await getMessages();
  return (
    <MoveForm order={order} does="undo" isOnOrder={isOnOrder} className="grid">
      <PostButton label={desk.moves.undo} look="ghost" />
    </MoveForm>
  );
}
