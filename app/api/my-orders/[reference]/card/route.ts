import { route } from '@/lib/http/route';
import { ownCardAnswer } from '@/lib/orders/card/own-card-answer';
import { openOwnCardPayment } from '@/lib/orders/card/own-card-payment';
import { proofOf } from '@/lib/orders/order-key';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'cards',
  read: async (request, { reference = '' }) => success(proofOf(reference, request.headers.get('cookie'))),
  run: openOwnCardPayment,
  answer: ownCardAnswer,
});
