import { readFormAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { haltAtDesk, haltForm } from '@/lib/desk/shop-at-desk';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readFormAtDesk(haltForm),
  run: haltAtDesk,
  answer: deskAnswer('/shop'),
});
