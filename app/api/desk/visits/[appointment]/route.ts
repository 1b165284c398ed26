import { appointmentDeskAnswer } from '@/lib/desk/appointment-desk-answer';
import { readFormAtDesk } from '@/lib/desk/at-desk';
import { appointmentMoveForm, moveAppointmentAtDesk } from '@/lib/desk/desk-appointment-forms';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(appointmentMoveForm),
  run: moveAppointmentAtDesk,
  answer: appointmentDeskAnswer(),
  afterwards: sendDueMail,
});
