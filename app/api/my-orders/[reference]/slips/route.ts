import { route } from '@/lib/http/route';
import { orderAnswer } from '@/lib/orders/order-answer';
import { readSlipForm, sendSlip } from '@/lib/orders/slip/send-slip';
import { finishSlip } from '@/lib/server/chores';

export const POST = route({
  limit: 'orders',
  // Each holds a picture in memory.
  atOnce: 20,
  read: (request, { reference = '' }) => readSlipForm(request, reference),
  run: sendSlip,
  answer: orderAnswer('slip', 'slip'),
  afterwards: finishSlip,
});
