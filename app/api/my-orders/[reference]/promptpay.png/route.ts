import { asPng } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import { proofOf } from '@/lib/orders/order-key';
import { ownOrderQr } from '@/lib/orders/slip/payment-ways';
import { success } from '@/lib/result';

export const GET = route({
  limit: 'payment-qrs',
  read: async (request, { reference = '' }) => success(proofOf(reference, request.headers.get('cookie'))),
  run: ownOrderQr,
  answer: asPng('promptpay.png'),
});
