import { correctAtDesk } from '@/lib/desk/desk-corrections';
import { deskForm } from '@/lib/desk/desk-route';
import { deskCustomer } from '@/lib/orders/desk-customer';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: deskCustomer,
  run: correctAtDesk,
  back: '/orders',
  afterwards: sendDueMail,
});
