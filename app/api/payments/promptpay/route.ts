import { json } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { paymentQr, paymentQrRequest } from '@/lib/payments/slip/payment-qr';

export const POST = route({ limit: 'payment-qrs', read: json(paymentQrRequest), run: paymentQr });
