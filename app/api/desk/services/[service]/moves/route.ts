import { readFormAtDesk } from '@/lib/desk/at-desk';
import { moveServiceAtDesk, serviceMoveForm } from '@/lib/desk/desk-service-forms';
import { serviceDeskAnswer } from '@/lib/desk/service-desk-answer';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(serviceMoveForm),
  run: moveServiceAtDesk,
  answer: serviceDeskAnswer('/services'),
  afterwards: sendDueMail,
});
