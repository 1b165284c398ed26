import { andRemembers } from '@/lib/http/page-answer';
import { route } from '@/lib/http/route';
import { readOrderForm } from '@/lib/orders/slip/order-form';
import { placeOrder } from '@/lib/orders/slip/place-order';
import { finishSlip } from '@/lib/server/chores';

export const POST = route({
  limit: 'orders',
  // Each holds a picture in memory.
  atOnce: 20,
  counts: 'beside',
  read: readOrderForm,
  run: placeOrder,
  answer: andRemembers,
  afterwards: finishSlip,
});
