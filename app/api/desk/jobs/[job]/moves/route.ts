import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { jobMoveForm, moveJobAtDesk } from '@/lib/desk/desk-job-forms';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(jobMoveForm),
  run: moveJobAtDesk,
  answer: deskAnswer('/work'),
  afterwards: sendDueMail,
});
