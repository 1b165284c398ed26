import { openOwnReceipt } from '@/lib/documents/own-receipt';
import { openedAnswer } from '@/lib/documents/receipt-answer';
import { route } from '@/lib/http/route';
import { readProof } from '@/lib/orders/order-key';

export const POST = route({
  limit: 'customers',
  read: readProof,
  run: openOwnReceipt,
  answer: openedAnswer,
});
