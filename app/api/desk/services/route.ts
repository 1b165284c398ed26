import { readFormAtDesk } from '@/lib/desk/at-desk';
import { makeServiceAtDesk, newServiceForm } from '@/lib/desk/desk-service-forms';
import { serviceDeskAnswer } from '@/lib/desk/service-desk-answer';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(newServiceForm),
  run: makeServiceAtDesk,
  answer: serviceDeskAnswer('/services/new'),
  afterwards: sendDueMail,
});
