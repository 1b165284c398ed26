import { openQuote } from '@/lib/documents/own-quote';
import { quoteAnswer } from '@/lib/documents/quote-answer';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { orderKeyForm } from '@/lib/orders/own-order';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'order-keys',
  read: async (request, { number = '' }) => {
    const form = await formOrJson(orderKeyForm)(request);
    return form.ok ? success({ reference: number, key: form.data.key }) : form;
  },
  run: openQuote,
  answer: quoteAnswer('open'),
});
