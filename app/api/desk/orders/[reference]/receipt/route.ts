import { deskAnswer } from '@/lib/desk/desk-answer';
import { receiptForm, reissueAtDesk } from '@/lib/desk/desk-receipts';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: asStaff(async (request, { reference = '' }, staff) => {
    const form = await formOrJson(receiptForm)(request);
    return form.ok ? success({ reference, person: staff.email, form: form.data }) : form;
  }),
  run: reissueAtDesk,
  answer: deskAnswer('/orders'),
  afterwards: sendDueMail,
});
