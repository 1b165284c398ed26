import { readFormAtDesk } from '@/lib/desk/at-desk';
import { offerPost } from '@/lib/desk/offer-at-desk';
import { saleAnswer, sellAtDesk } from '@/lib/desk/sale-at-desk';
import { route } from '@/lib/http/route';
import { orTrial } from '@/lib/http/trial';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: orTrial(readFormAtDesk(offerPost)),
  run: sellAtDesk,
  answer: saleAnswer,
  afterwards: sendDueMail,
});
