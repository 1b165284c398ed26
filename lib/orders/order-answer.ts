import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { orderPath } from '@/lib/site/order-path';
import type { Said } from './said-after';

/**
 * How the forms of an order's page answer.
 * @param words the form's words among `orders` of the messages
 * @param said what the order's page says once the form was taken
 */
export function orderAnswer(
  words: 'slip' | 'details' | 'cancel' | 'open' | 'lost' | 'data',
  said?: Said,
): Answer<Remembers> {
  const page = (request: Request) =>
    orderPath(/\/(PT-[0-9A-Z]{6})\//.exec(new URL(request.url).pathname)?.[1]);
  return pageAnswer({
    next: (_data, request) => (said ? `${page(request)}?said=${said}` : page(request)),
    back: page,
    refusal: ({ orders, checkout }, { code }) => {
      const { company, ...details } = checkout.details;
      return {
        labels: {
          ...details,
          ...company,
          slip: checkout.slip.label,
          key: orders.open.key,
          reference: orders.lost.reference,
        },
        said: code === 'not-found' ? orders.notFound : undefined,
        failed: orders[words].failed,
      };
    },
  });
}
