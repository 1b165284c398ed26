import { route } from '@/lib/http/route';
import { cancelOwnOrder } from '@/lib/orders/cancel-own-order';
import { orderAnswer } from '@/lib/orders/order-answer';
import { readProof } from '@/lib/orders/order-key';
import { finishCancelling } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: readProof,
  run: cancelOwnOrder,
  answer: orderAnswer('cancel', 'cancelled'),
  afterwards: finishCancelling,
});
