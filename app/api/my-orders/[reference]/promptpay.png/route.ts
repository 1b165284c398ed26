import { asPng } from '@/lib/http/answer';
import { route } from '@/lib/http/route';
import { orTrial } from '@/lib/http/trial';
import { readProof } from '@/lib/orders/order-key';
import { ownOrderQr } from '@/lib/orders/slip/payment-ways';

export const GET = route({
  limit: 'payment-qrs',
  read: orTrial(readProof),
  run: ownOrderQr,
  answer: asPng('promptpay.png'),
});
