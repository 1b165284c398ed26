import { askQuoteKey, lostQuoteForm } from '@/lib/documents/own-quote';
import { quoteAnswer } from '@/lib/documents/quote-answer';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'lost-keys',
  read: formOrJson(lostQuoteForm),
  run: askQuoteKey,
  answer: quoteAnswer('lost', 'key-sent'),
  afterwards: sendDueMail,
});
