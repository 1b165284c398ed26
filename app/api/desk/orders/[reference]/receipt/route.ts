import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { receiptForm, reissueAtDesk } from '@/lib/desk/desk-receipts';
import { route } from '@/lib/http/route';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(receiptForm),
  run: reissueAtDesk,
  answer: deskAnswer('/orders'),
  afterwards: sendDueMail,
});
