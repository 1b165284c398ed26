import { route } from '@/lib/http/route';
import { orderAnswer } from '@/lib/orders/order-answer';
import { proofOf } from '@/lib/orders/order-key';
import { askErasure } from '@/lib/orders/own-data';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: async (request, { reference = '' }) => success(proofOf(reference, request.headers.get('cookie'))),
  run: askErasure,
  answer: orderAnswer('data', 'erasure'),
  afterwards: sendDueMail,
});
