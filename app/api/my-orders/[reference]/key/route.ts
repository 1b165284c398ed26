import { route } from '@/lib/http/route';
import { orderAnswer } from '@/lib/orders/order-answer';
import { openOrder, readKey } from '@/lib/orders/own-order';

export const POST = route({
  limit: 'order-keys',
  read: readKey,
  run: openOrder,
  answer: orderAnswer('open'),
});
