import { deskAnswer } from '@/lib/desk/desk-answer';
import { moveInquiryAtDesk } from '@/lib/desk/desk-corrections';
import { inquiryForm } from '@/lib/desk/desk-forms';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'desk',
  read: asStaff(async (request, { reference = '' }, staff) => {
    const form = await formOrJson(inquiryForm)(request);
    return form.ok ? success({ ...form.data, reference, person: staff.email }) : form;
  }),
  run: moveInquiryAtDesk,
  answer: deskAnswer('/inquiries'),
});
