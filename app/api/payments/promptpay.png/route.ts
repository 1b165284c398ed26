import { asPng } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import { cartPaymentQr, readCartQuery } from '@/lib/orders/slip/payment-ways';

export const GET = route({
  limit: 'payment-qrs',
  read: readCartQuery,
  run: cartPaymentQr,
  answer: asPng('promptpay.png'),
});
