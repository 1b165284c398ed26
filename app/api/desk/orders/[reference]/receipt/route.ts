import { receiptForm, reissueAtDesk } from '@/lib/desk/desk-receipts';
import { deskForm } from '@/lib/desk/desk-route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: receiptForm,
  run: reissueAtDesk,
  back: '/orders',
  afterwards: sendDueMail,
});
