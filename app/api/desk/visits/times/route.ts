import { appointmentDeskAnswer } from '@/lib/desk/appointment-desk-answer';
import { readFormAtDesk } from '@/lib/desk/at-desk';
import { appointmentTimesForm, setAppointmentTimes } from '@/lib/desk/desk-appointment-forms';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(appointmentTimesForm),
  run: setAppointmentTimes,
  answer: appointmentDeskAnswer('/times'),
});
