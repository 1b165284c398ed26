import { json } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { addCustomer, orderCustomer } from '@/lib/orders/add-customer';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: (request, { id }) => json(orderCustomer(id))(request),
  run: addCustomer,
  afterwards: sendDueMail,
});
