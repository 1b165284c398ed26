import { deskForm } from '@/lib/desk/desk-route';
import { moveServiceAtDesk, serviceMoveForm } from '@/lib/desk/desk-service-forms';
import { serviceDeskAnswer } from '@/lib/desk/service-desk-answer';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: serviceMoveForm,
  run: moveServiceAtDesk,
  answer: serviceDeskAnswer('/services'),
  afterwards: sendDueMail,
});
