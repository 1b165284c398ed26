import { deskAnswer } from '@/lib/desk/desk-answer';
import { noteCertificate } from '@/lib/desk/desk-receipts';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'desk',
  read: asStaff(async (_request, { reference = '' }, staff) => success({ reference, person: staff.email })),
  run: noteCertificate,
  answer: deskAnswer('/orders'),
});
