import { asPng } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import { orTrial } from '@/lib/http/trial';
import { ownOrderQr, readOwnCode } from '@/lib/orders/slip/payment-ways';

export const GET = route({
  limit: 'payment-qrs',
  read: orTrial(readOwnCode),
  run: ownOrderQr,
  answer: asPng('promptpay.png'),
});
