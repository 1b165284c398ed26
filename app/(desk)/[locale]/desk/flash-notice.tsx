import { getLocale, getMessages } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { told as everyTold } from '@/lib/desk/desk-answer';
import { fill } from '@/lib/i18n/fill';
import { orderReference } from '@/lib/orders/order';
import { showOrder } from '@/lib/orders/order-status';
import { UndoButton } from './undo-button';

type ToldNoticeProps = { query: Record<string, string | string[] | undefined>; isOnOrder?: boolean };

/** What came of the form that was sent last, as the address names it, and the way to take it back. */
export async function ToldNotice({ query, isOnOrder = false }: ToldNoticeProps) {
  const told = everyTold.find((name) => name === query.told);
  if (!told) return null;
  const { desk } = await getMessages();
  const reference = orderReference.safeParse(query.reference);
  const order = reference.success ? await showOrder(reference.data) : undefined;
  const text = fill(desk.told[told], {
    reference: order?.reference ?? '',
    state: order ? desk.states[order.status] : '',
  });
  const isFine = [
    'changed',
    'quiet',
    'sent',
    'corrected',
    'noted',
    'mail',
    'erased',
    'erasure-declined',
    'quote-sent',
    'receipt',
  ].includes(told);
  return (
    <div role="status">
      <Notice look={isFine ? 'success' : 'amber'}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p>{text}</p>
          {order?.may_undo && !told.startsWith('receipt') && (
            <UndoButton
              order={order}
              locale={await getLocale()}
              label={desk.moves.undo}
              isOnOrder={isOnOrder}
            />
          )}
        </div>
      </Notice>
    </div>
  );
}
