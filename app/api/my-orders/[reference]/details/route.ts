import { route } from '@/lib/http/route';
import { correctCustomer } from '@/lib/orders/correct-customer';
import { customer } from '@/lib/orders/customer';
import { orderAnswer } from '@/lib/orders/order-answer';
import { readProvenForm } from '@/lib/orders/order-key';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: readProvenForm(customer),
  run: correctCustomer,
  answer: orderAnswer('details', 'details'),
  afterwards: sendDueMail,
});
