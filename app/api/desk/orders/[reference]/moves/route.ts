import { deskAnswer } from '@/lib/desk/desk-answer';
import { moveForm } from '@/lib/desk/desk-forms';
import { decideAtDesk } from '@/lib/desk/desk-moves';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'desk',
  read: asStaff(async (request, { reference = '' }, staff) => {
    const form = await formOrJson(moveForm)(request);
    const isOnOrder = new URL(request.url).searchParams.has('order');
    return form.ok ? success({ form: form.data, reference, staff, isOnOrder }) : form;
  }),
  run: decideAtDesk,
  answer: deskAnswer(),
});
