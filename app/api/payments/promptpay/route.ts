import { json } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { orTrial } from '@/lib/http/trial';
import { cartPayment, cartPaymentWays } from '@/lib/orders/slip/payment-ways';

export const POST = route({ limit: 'payment-qrs', read: orTrial(json(cartPayment)), run: cartPaymentWays });
