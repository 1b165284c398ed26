import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { moveForm } from '@/lib/desk/desk-forms';
import { decideAtDesk } from '@/lib/desk/desk-moves';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(moveForm),
  run: decideAtDesk,
  answer: deskAnswer(),
});
