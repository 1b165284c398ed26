import { comingAnswer } from '@/lib/appointments/appointment-answer';
import { openComing } from '@/lib/appointments/coming';
import { route } from '@/lib/http/route';
import { asPerson } from '@/lib/identity/signed-in';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'order-keys',
  read: asPerson(async (_request, { reference = '' }, { email }) => success({ email, reference })),
  run: openComing,
  answer: comingAnswer,
});
