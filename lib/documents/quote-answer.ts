import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { customerLabels } from '@/lib/orders/customer-labels';
import { orderPath, quotePath } from '@/lib/site/order-path';

type Words = 'ask' | 'open' | 'lost' | 'accept';

/**
 * How the forms about quotations answer.
 * @param words the form's words among `quotes` of the messages
 * @param flash what the page says once the form was taken
 */
export function quoteAnswer(words: Words, flash?: 'key-sent'): Answer<Remembers> {
  return pageAnswer({
    next: ({ number, order }, params) => {
      if (typeof order === 'string') return `${orderPath(order)}?flash=accepted`;
      if (typeof number === 'string') return quotePath(number);
      return quotePath(params.number) + (flash ? `?flash=${flash}` : '');
    },
    back: ({ number }) => quotePath(number),
    refusal: ({ quotes, orders, checkout }, { code }) => {
      const conflicts = {
        ask: quotes.ask.again,
        accept: quotes.accept.outdated,
        open: undefined,
        lost: undefined,
      };
      return {
        labels: {
          ...customerLabels(checkout),
          key: orders.open.key,
          reference: quotes.lost.reference,
          items: quotes.ask.items,
        },
        said: { 'not-found': quotes.notFound, conflict: conflicts[words] }[String(code)],
        failed: quotes[words].failed,
      };
    },
  });
}
