import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { erasureForm, settleErasure } from '@/lib/desk/desk-erasures';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(erasureForm),
  run: settleErasure,
  answer: deskAnswer('/orders'),
  afterwards: sendDueMail,
});
