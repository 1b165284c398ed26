import { deskAnswer } from '@/lib/desk/desk-answer';
import { readRefund, sendBackAtDesk } from '@/lib/desk/desk-money';
import { route } from '@/lib/http/route';

export const POST = route({
  limit: 'desk',
  // Each may hold a picture in memory.
  atOnce: 20,
  read: readRefund,
  run: sendBackAtDesk,
  answer: deskAnswer(),
});
