import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { moneyForm, noteMoneyAtDesk } from '@/lib/desk/desk-money';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(moneyForm),
  run: noteMoneyAtDesk,
  answer: deskAnswer(),
});
