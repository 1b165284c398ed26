import { deskForm } from '@/lib/desk/desk-route';
import { makeServiceAtDesk, newServiceForm } from '@/lib/desk/desk-service-forms';
import { serviceDeskAnswer } from '@/lib/desk/service-desk-answer';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: newServiceForm,
  run: makeServiceAtDesk,
  answer: serviceDeskAnswer('/services/new'),
  afterwards: sendDueMail,
});
