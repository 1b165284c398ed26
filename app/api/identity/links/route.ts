import { formOrJson } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { askSignIn, signInRequest } from '@/lib/identity/ask-sign-in';
import { identityAnswer } from '@/lib/identity/identity-answer';
import { sendOwedMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'sign-ins',
  read: formOrJson(signInRequest),
  run: askSignIn,
  answer: identityAnswer('link'),
  afterwards: sendOwedMail,
});
