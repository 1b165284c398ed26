import { credentialsAnswer, takeCredentials } from '@/lib/desk/desk-credentials';
import { route } from '@/lib/http/route';
import { asStaff } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'desk',
  read: asStaff(async (_request, { reference = '' }, staff) => success({ reference, person: staff.email })),
  run: takeCredentials,
  answer: credentialsAnswer,
});
