import { readFormAtDesk } from '@/lib/desk/at-desk';
import { changeForm, saveAtDesk, shopAnswer } from '@/lib/desk/desk-shop';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(changeForm),
  run: saveAtDesk,
  answer: shopAnswer,
});
