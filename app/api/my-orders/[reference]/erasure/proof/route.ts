import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { erasureAnswer } from '@/lib/orders/order-answer';
import { proveErasure } from '@/lib/orders/own-data';
import { orderKeyForm } from '@/lib/orders/own-order';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'order-keys',
  read: async (request, { reference = '' }) => {
    const form = await formOrJson(orderKeyForm)(request);
    return form.ok ? success({ reference, key: form.data.key }) : form;
  },
  run: proveErasure,
  answer: erasureAnswer,
  afterwards: sendDueMail,
});
