import { route } from '@/lib/http/route';
import { ownCardAnswer } from '@/lib/orders/card/own-card-answer';
import { openOwnCardPayment } from '@/lib/orders/card/own-card-payment';
import { readProof } from '@/lib/orders/order-key';

export const POST = route({
  limit: 'cards',
  read: readProof,
  run: openOwnCardPayment,
  answer: ownCardAnswer,
});
