import { deskForm } from '@/lib/desk/desk-route';
import { offerAnswer, offerAtDesk, offerPost } from '@/lib/desk/offer-at-desk';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: offerPost,
  run: offerAtDesk,
  answer: offerAnswer,
  afterwards: sendDueMail,
});
