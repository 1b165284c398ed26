import { route } from '@/lib/http/route';
import { proofOf } from '@/lib/orders/order-key';
import { ownCardAnswer } from '@/lib/payments/card/own-card-answer';
import { openOwnCardPayment } from '@/lib/payments/card/own-card-payment';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'cards',
  read: async (request, { reference = '' }) => success(proofOf(reference, request.headers.get('cookie'))),
  run: openOwnCardPayment,
  answer: ownCardAnswer,
});
