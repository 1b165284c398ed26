import { readAtDesk } from '@/lib/desk/at-desk';
import { deskAnswer } from '@/lib/desk/desk-answer';
import { publishAtDesk } from '@/lib/desk/shop-at-desk';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  read: readAtDesk,
  run: publishAtDesk,
  answer: deskAnswer('/shop'),
});
