import { route } from '@/lib/http/route';
import { asPerson } from '@/lib/identity/signed-in';
import { openFromPortal } from '@/lib/orders/portal';
import { portalAnswer } from '@/lib/orders/portal-answer';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'order-keys',
  read: asPerson(async (_request, { reference = '' }, { email }) => success({ email, reference })),
  run: openFromPortal,
  answer: portalAnswer,
});
