import { handleMailAtDesk } from '@/lib/desk/desk-corrections';
import { mailForm } from '@/lib/desk/desk-forms';
import { deskForm } from '@/lib/desk/desk-route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: mailForm,
  run: handleMailAtDesk,
  back: '/mail',
  afterwards: sendDueMail,
});
