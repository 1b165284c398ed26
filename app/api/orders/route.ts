import { handle } from '@/lib/http/handle';
import { readOrderForm } from '@/lib/orders/order-form';
import { placeOrder } from '@/lib/orders/place-order';

export const POST = handle({ door: 'orders', read: readOrderForm, run: placeOrder });
