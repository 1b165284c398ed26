import { route } from '@/lib/http/route';
import { cancelOwnOrder } from '@/lib/orders/cancel-own-order';
import { orderAnswer } from '@/lib/orders/order-answer';
import { proofOf } from '@/lib/orders/order-key';
import { success } from '@/lib/result';
import { finishCancelling } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: async (request, { reference = '' }) => success(proofOf(reference, request.headers.get('cookie'))),
  run: cancelOwnOrder,
  answer: orderAnswer('cancel', 'cancelled'),
  afterwards: finishCancelling,
});
