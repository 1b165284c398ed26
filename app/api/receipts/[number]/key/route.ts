import { openReceipt } from '@/lib/documents/own-receipt';
import { receiptAnswer } from '@/lib/documents/receipt-answer';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { orderKeyForm } from '@/lib/orders/own-order';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'order-keys',
  read: async (request, { number = '' }) => {
    const form = await formOrJson(orderKeyForm)(request);
    return form.ok ? success({ number, key: form.data.key }) : form;
  },
  run: openReceipt,
  answer: receiptAnswer,
});
