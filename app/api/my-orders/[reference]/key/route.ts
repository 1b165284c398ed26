import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { orderAnswer } from '@/lib/orders/order-answer';
import { openOrder, orderKeyForm } from '@/lib/orders/own-order';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'order-keys',
  read: async (request, { reference = '' }) => {
    const form = await formOrJson(orderKeyForm)(request);
    return form.ok ? success({ reference, key: form.data.key }) : form;
  },
  run: openOrder,
  answer: orderAnswer('open'),
});
