import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { askPageKey, lostKeyForm } from '@/lib/orders/ask-page-key';
import { orderAnswer } from '@/lib/orders/order-answer';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'lost-keys',
  read: formOrJson(lostKeyForm),
  run: askPageKey,
  answer: orderAnswer('lost', 'key-sent'),
  afterwards: sendDueMail,
});
