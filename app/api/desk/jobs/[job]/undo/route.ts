import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { jobUndoForm, undoJobMove } from '@/lib/desk/desk-job-forms';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(jobUndoForm),
  run: undoJobMove,
  answer: deskAnswer('/work'),
  afterwards: sendDueMail,
});
