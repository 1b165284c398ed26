import { appointmentDeskAnswer } from '@/lib/desk/appointment-desk-answer';
import { appointmentMoveForm, moveAppointmentAtDesk } from '@/lib/desk/desk-appointment-forms';
import { deskForm } from '@/lib/desk/desk-route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: appointmentMoveForm,
  run: moveAppointmentAtDesk,
  answer: appointmentDeskAnswer(),
  afterwards: sendDueMail,
});
