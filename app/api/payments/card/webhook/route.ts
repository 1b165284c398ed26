import { signedRoute } from '@/lib/http/signed-route';
import { settleCardPayment } from '@/lib/orders/card/settle-card-payment';
import { sendDueMail } from '@/lib/server/chores';

export const POST = signedRoute({
  name: 'card webhook',
  headers: { signature: 'stripe-signature' },
  run: settleCardPayment,
  afterwards: sendDueMail,
});
