import { route } from '@/lib/http/route';
import { orderAnswer } from '@/lib/orders/order-answer';
import { readProof } from '@/lib/orders/order-key';
import { cancelOwnOrder } from '@/lib/orders/own-requests';
import { finishCancelling } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: readProof,
  run: cancelOwnOrder,
  answer: orderAnswer('cancel', 'cancelled'),
  afterwards: finishCancelling,
});
