import { formAndCookies } from '@/lib/http/body';
import { countedVisitor } from '@/lib/http/limits';
import { route } from '@/lib/http/route';
import { askSignIn, signInRequest } from '@/lib/identity/ask-sign-in';
import { identityAnswer } from '@/lib/identity/identity-answer';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'sign-ins',
  read: async (request) => {
    const read = await formAndCookies(signInRequest)(request);
    return read.ok ? success({ ...read.data, visitor: await countedVisitor(request.headers) }) : read;
  },
  run: askSignIn,
  answer: identityAnswer('link'),
  afterwards: sendDueMail,
});
