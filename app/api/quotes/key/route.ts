import { lostQuoteForm } from '@/lib/documents/own-quote';
import { quoteAnswer } from '@/lib/documents/quote-answer';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { askPageKey } from '@/lib/orders/ask-page-key';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'lost-keys',
  read: formOrJson(lostQuoteForm),
  run: askPageKey,
  answer: quoteAnswer('lost', 'key-sent'),
  afterwards: sendDueMail,
});
