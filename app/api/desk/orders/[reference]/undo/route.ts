import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { undoForm } from '@/lib/desk/desk-forms';
import { undoAtDesk } from '@/lib/desk/desk-moves';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(undoForm),
  run: undoAtDesk,
  answer: deskAnswer(),
});
