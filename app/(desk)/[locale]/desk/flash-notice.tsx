import { getMessages } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { deskFlashes } from '@/lib/desk/desk-answer';
import { fill } from '@/lib/i18n/fill';
import { orderReference } from '@/lib/orders/order';
import { showOrder } from '@/lib/orders/order-status';
import { UndoButton } from './order-moves';

type FlashNoticeProps = { query: Record<string, string | string[] | undefined>; isOnOrder?: boolean };

/** The flash message that the address names, and the way to undo what it tells of. */
export async function FlashNotice({ query, isOnOrder = false }: FlashNoticeProps) {
  const flash = deskFlashes.find((name) => name === query.flash);
  if (!flash) return null;
  const { desk } = await getMessages();
  const reference = orderReference.safeParse(query.reference);
  const order = reference.success ? await showOrder(reference.data) : undefined;
  const text = fill(desk.flash[flash], {
    reference: order?.reference ?? '',
    state: order ? desk.states[order.status] : '',
  });
  const isFine = [
    'halted',
    'publishing',
    'publishing-before',
    'changed',
    'quiet',
    'sent',
    'corrected',
    'noted',
    'mail',
    'erased',
    'erasure-declined',
    'quote-sent',
    'quote-ready',
    'link',
    'sold',
    'receipt',
    'service',
    'job',
    'file-sent',
    'file-removed',
    'file-back',
    'joined',
    'apart',
    'shop-saved',
    'shop-back',
    'appointment',
    'appointment-told',
  ].includes(flash);
  return (
    <div role="status">
      <Notice look={isFine ? 'success' : 'amber'}>
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
