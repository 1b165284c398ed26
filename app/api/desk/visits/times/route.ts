import { appointmentDeskAnswer } from '@/lib/desk/appointment-desk-answer';
import { appointmentTimesForm, setAppointmentTimes } from '@/lib/desk/desk-appointment-forms';
import { deskForm } from '@/lib/desk/desk-route';

export const POST = deskForm({
  form: appointmentTimesForm,
  run: setAppointmentTimes,
  answer: appointmentDeskAnswer('/times'),
});
