import { openQuote } from '@/lib/documents/own-quote';
import { quoteAnswer } from '@/lib/documents/quote-answer';
import { route } from '@/lib/http/route';
import { readKey } from '@/lib/orders/own-order';

export const POST = route({
  limit: 'order-keys',
  read: readKey,
  run: openQuote,
  answer: quoteAnswer('open'),
});
