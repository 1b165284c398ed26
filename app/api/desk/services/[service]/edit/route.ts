import { deskForm } from '@/lib/desk/desk-route';
import { editServiceAtDesk, serviceEditForm } from '@/lib/desk/desk-service-forms';
import { serviceDeskAnswer } from '@/lib/desk/service-desk-answer';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: serviceEditForm,
  run: editServiceAtDesk,
  answer: serviceDeskAnswer('/services'),
  afterwards: sendDueMail,
});
