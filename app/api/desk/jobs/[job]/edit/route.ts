import { editJobAtDesk, jobEditForm } from '@/lib/desk/desk-job-forms';
import { deskForm } from '@/lib/desk/desk-route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: jobEditForm,
  run: editJobAtDesk,
  back: '/work',
  afterwards: sendDueMail,
});
