import { openReceipt } from '@/lib/documents/own-receipt';
import { receiptAnswer } from '@/lib/documents/receipt-answer';
import { route } from '@/lib/http/route';
import { readKey } from '@/lib/orders/own-order';

export const POST = route({
  limit: 'order-keys',
  read: readKey,
  run: openReceipt,
  answer: receiptAnswer,
});
