import { readAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { resendAtDesk } from '@/lib/desk/desk-corrections';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readAtDesk,
  run: resendAtDesk,
  answer: deskAnswer('/orders'),
  afterwards: sendDueMail,
});
