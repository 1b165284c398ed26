import { readFormAtDesk } from '@/lib/desk/at-desk';
import { offerAnswer, offerAtDesk, offerPost } from '@/lib/desk/offer-at-desk';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(offerPost),
  run: offerAtDesk,
  answer: offerAnswer,
  afterwards: sendDueMail,
});
