import { route } from '@/lib/http/route';
import { leaveOwnCardPage } from '@/lib/orders/card/own-card-payment';
import { orderAnswer } from '@/lib/orders/order-answer';
import { readProof } from '@/lib/orders/order-key';

export const POST = route({
  limit: 'customers',
  read: readProof,
  run: leaveOwnCardPage,
  answer: orderAnswer('pay'),
});
