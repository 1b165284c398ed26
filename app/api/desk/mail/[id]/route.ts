import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { handleMailAtDesk } from '@/lib/desk/desk-corrections';
import { mailForm } from '@/lib/desk/desk-forms';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(mailForm),
  run: handleMailAtDesk,
  answer: deskAnswer('/mail'),
  afterwards: sendDueMail,
});
