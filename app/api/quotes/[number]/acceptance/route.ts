import { acceptForm, acceptQuote } from '@/lib/documents/accept-quote';
import { quoteAnswer } from '@/lib/documents/quote-answer';
import { route } from '@/lib/http/route';
import { orTrial } from '@/lib/http/trial';
import { readProvenForm } from '@/lib/orders/order-key';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: orTrial(readProvenForm(acceptForm)),
  run: acceptQuote,
  answer: quoteAnswer('accept'),
  afterwards: sendDueMail,
});
