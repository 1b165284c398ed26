import { acceptForm, acceptQuote } from '@/lib/documents/accept-quote';
import { quoteAnswer } from '@/lib/documents/quote-answer';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { proofOf } from '@/lib/orders/order-key';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: async (request, { number = '' }) => {
    const form = await formOrJson(acceptForm)(request);
    const proof = proofOf(number, request.headers.get('cookie'));
    return form.ok ? success({ proof, form: form.data }) : form;
  },
  run: acceptQuote,
  answer: quoteAnswer('accept'),
  afterwards: sendDueMail,
});
