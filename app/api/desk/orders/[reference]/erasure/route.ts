import { erasureForm, settleErasure } from '@/lib/desk/desk-erasures';
import { deskForm } from '@/lib/desk/desk-route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: erasureForm,
  run: settleErasure,
  back: '/orders',
  afterwards: sendDueMail,
});
