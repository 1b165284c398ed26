import 'server-only';
import type { Messages } from 'next-intl';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { erasurePath, orderPath } from '@/lib/site/order-path';
import { customerLabels } from './customer-labels';

const referenceOf = (request: Request) =>
  /\/((?:PT|TRIAL)-[0-9A-Z]{6})\//.exec(new URL(request.url).pathname)?.[1];

/** How the form answers by which an address proves that it asks to be erased. */
export const erasureAnswer: Answer<Remembers> = pageAnswer({
  next: (_data, request) => `${erasurePath(referenceOf(request) ?? '')}?flash=proved`,
  back: (request) => erasurePath(referenceOf(request) ?? ''),
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
  const page = (request: Request) => orderPath(referenceOf(request));
  return pageAnswer({
    next: (_data, request) => (flash ? `${page(request)}?flash=${flash}` : page(request)),
    back: page,
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
