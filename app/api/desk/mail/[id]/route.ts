import { deskAnswer } from '@/lib/desk/desk-answer';
import { handleMailAtDesk } from '@/lib/desk/desk-corrections';
import { mailForm } from '@/lib/desk/desk-forms';
import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: asStaff(async (request, { id = '' }) => {
    const form = await formOrJson(mailForm)(request);
    return form.ok ? success({ ...form.data, id }) : form;
  }),
  run: handleMailAtDesk,
  answer: deskAnswer('/mail'),
  afterwards: sendDueMail,
});
