import { readFormAtDesk } from '@/lib/desk/at-desk';
import { changeCustomer, customerForm } from '@/lib/desk/customers';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(customerForm),
  run: changeCustomer,
  answer: deskAnswer('/orders'),
});
