import { handleMessage } from '@/lib/http/handle-message';
import { settleCardPayment } from '@/lib/payments/card/settle-card-payment';

export const POST = handleMessage({
  where: 'card webhook',
  signature: 'stripe-signature',
  run: settleCardPayment,
});
