import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { correctCustomer } from '@/lib/orders/correct-customer';
import { customer } from '@/lib/orders/customer';
import { orderAnswer } from '@/lib/orders/order-answer';
import { proofOf } from '@/lib/orders/order-key';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'customers',
  read: async (request, { reference = '' }) => {
    const form = await formOrJson(customer)(request);
    const proof = proofOf(reference, request.headers.get('cookie'));
    return form.ok ? success({ proof, details: form.data }) : form;
  },
  run: correctCustomer,
  answer: orderAnswer('details', 'details'),
  afterwards: sendDueMail,
});
