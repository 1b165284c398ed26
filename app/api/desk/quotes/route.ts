import { readFormAtDesk } from '@/lib/desk/at-desk';
import { offerPost } from '@/lib/desk/offer-at-desk';
import { beginAnswer, beginAtDesk } from '@/lib/desk/quote-at-desk';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(offerPost),
  run: beginAtDesk,
  answer: beginAnswer,
  afterwards: sendDueMail,
});
