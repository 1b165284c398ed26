import { deskAnswer } from '@/lib/desk/desk-answer';
import { undoForm } from '@/lib/desk/desk-forms';
import { undoAtDesk } from '@/lib/desk/desk-moves';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'desk',
  read: asStaff(async (request, { reference = '' }, staff) => {
    const form = await formOrJson(undoForm)(request);
    const isOnOrder = new URL(request.url).searchParams.has('order');
    return form.ok ? success({ form: form.data, reference, staff, isOnOrder }) : form;
  }),
  run: undoAtDesk,
  answer: deskAnswer(),
});
