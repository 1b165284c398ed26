import { deskAnswer } from '@/lib/desk/desk-answer';
import { resendAtDesk } from '@/lib/desk/desk-corrections';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'desk',
  read: asStaff(async (_request, { reference = '' }, staff) => success({ reference, person: staff.email })),
  run: resendAtDesk,
  answer: deskAnswer('/orders'),
  afterwards: sendDueMail,
});
