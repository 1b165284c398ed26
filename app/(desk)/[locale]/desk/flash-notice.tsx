import { getMessages } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import type { DeskFlash } from '@/lib/desk/desk-answer';
import { fill } from '@/lib/i18n/fill';
import { isKeyOf } from '@/lib/i18n/is-key-of';
import { orderReference } from '@/lib/orders/order';
import { showOrder } from '@/lib/orders/order-status';
import { UndoButton } from './order-moves';

type FlashNoticeProps = { query: Record<string, string | string[] | undefined>; isOnOrder?: boolean };

/** What came to nothing, or is left to do. */
const undone: ReadonlySet<DeskFlash> = new Set([
  'halted-before',
  'publishing-failed',
  'unchanged',
  'refused',
  'slip-used',
  'outdated',
  'not-found',
  'erasure-open',
  'erasure-unproved',
  'erasure-outdated',
  'receipt-outdated',
  'receipt-refused',
  'quote-waits',
  'transfer-used',
  'refund-refused',
  'part-refused',
  'service-refused',
  'joined-before',
  'joined-nobody',
  'shop-same',
  'job-outdated',
  'job-refused',
  'appointment-taken',
  'appointment-refused',
]);

/** The flash message that the address names, and the way to undo what it tells of. */
export async function FlashNotice({ query, isOnOrder = false }: FlashNoticeProps) {
  const { flash } = query;
  const { desk } = await getMessages();
  if (!isKeyOf(desk.flash, flash)) return null;
  const reference = orderReference.safeParse(query.reference);
  const order = reference.success ? await showOrder(reference.data) : undefined;
  const text = fill(desk.flash[flash], {
    reference: order?.reference ?? '',
    state: order ? desk.states[order.status] : '',
  });
  return (
    <div role="status">
      <Notice look={undone.has(flash) ? 'amber' : 'success'}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p>{text}</p>
          {order?.may_undo && !flash.startsWith('receipt') && (
            <UndoButton order={order} isOnOrder={isOnOrder} />
          )}
        </div>
      </Notice>
    </div>
  );
}
