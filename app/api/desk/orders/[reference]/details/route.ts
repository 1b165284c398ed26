import { deskAnswer } from '@/lib/desk/desk-answer';
import { correctAtDesk } from '@/lib/desk/desk-corrections';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { customer } from '@/lib/orders/customer';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: asStaff(async (request, { reference = '' }, staff) => {
    const form = await formOrJson(customer)(request);
    return form.ok ? success({ reference, person: staff.email, details: form.data }) : form;
  }),
  run: correctAtDesk,
  answer: deskAnswer('/orders'),
  afterwards: sendDueMail,
});
