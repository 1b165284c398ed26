import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { editJobAtDesk, jobEditForm } from '@/lib/desk/desk-job-forms';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(jobEditForm),
  run: editJobAtDesk,
  answer: deskAnswer('/work'),
  afterwards: sendDueMail,
});
