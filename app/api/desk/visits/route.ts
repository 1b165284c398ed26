import { appointmentDeskAnswer } from '@/lib/desk/appointment-desk-answer';
import { readFormAtDesk } from '@/lib/desk/at-desk';
import { bookAtDesk, deskBookForm } from '@/lib/desk/desk-appointment-forms';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(deskBookForm),
  run: bookAtDesk,
  answer: appointmentDeskAnswer(),
  afterwards: sendDueMail,
});
