import { jobMoveForm, moveJobAtDesk } from '@/lib/desk/desk-job-forms';
import { deskForm } from '@/lib/desk/desk-route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: jobMoveForm,
  run: moveJobAtDesk,
  back: '/work',
  afterwards: sendDueMail,
});
