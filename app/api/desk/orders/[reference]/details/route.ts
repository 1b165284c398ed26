import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { correctAtDesk } from '@/lib/desk/desk-corrections';
import { route } from '@/lib/http/route';
import { deskCustomer } from '@/lib/orders/desk-customer';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(deskCustomer),
  run: correctAtDesk,
  answer: deskAnswer('/orders'),
  afterwards: sendDueMail,
});
