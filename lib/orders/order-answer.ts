import 'server-only';
import type { Messages } from 'next-intl';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { erasurePath, orderPath } from '@/lib/site/order-path';
import { customerLabels } from './customer-labels';

/** How the form answers by which an address proves that it asks to be erased. */
export const erasureAnswer: Answer<Remembers> = pageAnswer({
  next: (_data, { reference = '' }) => `${erasurePath(reference)}?flash=proved`,
  back: ({ reference = '' }) => erasurePath(reference),
  refusal: ({ orders: { erasure } }, { code }) => ({
    labels: { key: erasure.key },
    said: code === 'not-found' || code === 'conflict' ? erasure.over : undefined,
    failed: erasure.failed,
  }),
});

/**
 * How the forms of an order's page answer.
 * @param words the form's words among `orders` of the messages
 * @param flash what the order's page says once the form was taken
 */
export function orderAnswer(
  words: 'slip' | 'details' | 'cancel' | 'open' | 'lost' | 'data' | 'pay',
  flash?: keyof Messages['orders']['flash'],
): Answer<Remembers> {
  return pageAnswer({
    next: (_data, { reference }) => orderPath(reference) + (flash ? `?flash=${flash}` : ''),
    back: ({ reference }) => orderPath(reference),
    refusal: ({ orders, checkout }, { code }) => {
      const form = orders[words];
      return {
        labels: {
          ...customerLabels(checkout),
          slip: checkout.slip.label,
          key: orders.open.key,
          reference: orders.lost.reference,
          amount: orders.method.card,
        },
        said:
          code === 'not-found'
            ? orders.notFound
            : code === 'conflict' && 'closed' in form
              ? form.closed
              : undefined,
        failed: form.failed,
      };
    },
  });
}
