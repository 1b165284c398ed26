import { getLocale, getMessages } from 'next-intl/server';
import type { z } from 'zod';
import { PostForm } from '@/components/forms/post-form';
import { PaymentParts } from '@/components/sections/payment-parts';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { fill } from '@/lib/i18n/fill';
import type { orderOfAgency } from '@/lib/orders/order-status';
import type { OrderPart } from '@/lib/orders/parts';
import { DeskSign } from '../../desk-sign';

type Order = z.infer<typeof orderOfAgency>;

/** The parts in which an order is paid; one that waits for the hand-over is called due by a tap. */
export async function OrderParts({ order }: { order: Order }) {
  if (order.parts.length === 0) return null;
  const locale = await getLocale();
  const { desk, orders } = await getMessages();
  const words = desk.parts;
  const isOpen = ['awaiting-payment', 'pending', 'slip-wanted'].includes(order.status);
  const callOf = ({ place, due, due_on: day, open }: OrderPart) =>
    isOpen && due === 'handover' && open > 0 ? (
      <PostForm
        action={`/api/desk/orders/${order.reference}/parts`}
        className="grid justify-items-start gap-1"
      >
        <input type="hidden" name="place" value={place} />
        <button
          type="submit"
          name="call"
          value={day === null ? 'due' : 'not-due'}
          className={day === null ? buttonClass.secondary : buttonClass.ghost}
        >
          {day === null
            ? fill(words.call, { part: fill(orders.parts.of, { place, of: order.parts.length }) })
            : words.back}
        </button>
        {day === null && <p className="text-ink-2 text-small">{words.callText}</p>}
      </PostForm>
    ) : null;
  return (
    <Part title={words.title} sign={<DeskSign part="check" />} className="room-check grid gap-3">
      <PaymentParts parts={order.parts} locale={locale} words={orders.parts}>
        {callOf}
      </PaymentParts>
    </Part>
  );
}
