import { appointmentAnswer } from '@/lib/appointments/appointment-answer';
import { changeOwnAppointment, ownForm } from '@/lib/appointments/own-appointments';
import { route } from '@/lib/http/route';
import { readProvenForm } from '@/lib/orders/order-key';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: readProvenForm(ownForm),
  run: changeOwnAppointment,
  answer: appointmentAnswer,
  afterwards: sendDueMail,
});
