import { route } from '@/lib/http/route';
import { leaveOwnCardPage } from '@/lib/orders/card/own-card-payment';
import { orderAnswer } from '@/lib/orders/order-answer';
import { proofOf } from '@/lib/orders/order-key';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'customers',
  read: async (request, { reference = '' }) => success(proofOf(reference, request.headers.get('cookie'))),
  run: leaveOwnCardPage,
  answer: orderAnswer('pay'),
});
