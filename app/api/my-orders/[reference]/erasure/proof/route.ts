import { route } from '@/lib/http/route';
import { erasureAnswer } from '@/lib/orders/order-answer';
import { proveErasure } from '@/lib/orders/own-data';
import { readKey } from '@/lib/orders/own-order';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'order-keys',
  read: readKey,
  run: proveErasure,
  answer: erasureAnswer,
  afterwards: sendDueMail,
});
