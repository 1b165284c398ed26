import { asPng } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import { orTrial } from '@/lib/http/trial';
import { cartPaymentQr, readCartQuery } from '@/lib/orders/slip/payment-ways';

export const GET = route({
  limit: 'payment-qrs',
  read: orTrial(readCartQuery),
  run: cartPaymentQr,
  answer: asPng('promptpay.png'),
});
