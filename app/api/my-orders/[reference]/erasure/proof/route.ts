import { route } from '@/lib/http/route';
import { erasureAnswer } from '@/lib/orders/order-answer';
import { readKey } from '@/lib/orders/own-order';
import { proveErasure } from '@/lib/orders/own-requests';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'order-keys',
  read: readKey,
  run: proveErasure,
  answer: erasureAnswer,
  afterwards: sendDueMail,
});
