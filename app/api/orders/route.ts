import { handle } from '@/lib/http/route';
import { readOrderForm } from '@/lib/payments/slip/order-form';
import { placeOrder } from '@/lib/payments/slip/place-order';

export const POST = handle({ door: 'orders', read: readOrderForm, run: placeOrder });
