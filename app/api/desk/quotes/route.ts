import { deskForm } from '@/lib/desk/desk-route';
import { offerPost } from '@/lib/desk/offer-at-desk';
import { beginAnswer, beginAtDesk } from '@/lib/desk/quote-at-desk';
import { sendDueMail } from '@/lib/server/chores';

export const POST = deskForm({
  form: offerPost,
  run: beginAtDesk,
  answer: beginAnswer,
  afterwards: sendDueMail,
});
