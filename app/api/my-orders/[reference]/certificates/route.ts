import { route } from '@/lib/http/route';
import { orderAnswer } from '@/lib/orders/order-answer';
import { readSlipForm, sendCertificate } from '@/lib/orders/slip/send-slip';

export const POST = route({
  limit: 'orders',
  // Each holds a picture in memory.
  atOnce: 20,
  read: (request, { reference = '' }) => readSlipForm(request, reference),
  run: sendCertificate,
  answer: orderAnswer('slip', 'certificate'),
});
