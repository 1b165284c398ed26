import { appointmentDeskAnswer } from '@/lib/desk/appointment-desk-answer';
import { bookAtDesk, deskBookForm } from '@/lib/desk/desk-appointment-forms';
import { deskForm } from '@/lib/desk/desk-route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: deskBookForm,
  run: bookAtDesk,
  answer: appointmentDeskAnswer(),
  afterwards: sendDueMail,
});
