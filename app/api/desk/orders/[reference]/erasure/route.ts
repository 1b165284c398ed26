import { deskAnswer } from '@/lib/desk/desk-answer';
import { erasureForm, settleErasure } from '@/lib/desk/desk-erasures';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: asStaff(async (request, { reference = '' }, staff) => {
    const form = await formOrJson(erasureForm)(request);
    return form.ok ? success({ reference, person: staff.email, form: form.data }) : form;
  }),
  run: settleErasure,
  answer: deskAnswer('/orders'),
  afterwards: sendDueMail,
});
