import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { callPartAtDesk, partForm } from '@/lib/desk/desk-parts';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(partForm),
  run: callPartAtDesk,
  answer: deskAnswer(),
});
