import { route } from '@/lib/http/route';
import { orderAnswer } from '@/lib/orders/order-answer';
import { readProof } from '@/lib/orders/order-key';
import { askErasure } from '@/lib/orders/own-requests';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: readProof,
  run: askErasure,
  answer: orderAnswer('data', 'erasure'),
  afterwards: sendDueMail,
});
