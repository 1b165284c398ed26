import { formOrJson } from '@/lib/http/body';
import { cookiesIn } from '@/lib/http/cookies';
import { countedVisitor } from '@/lib/http/limits';
import { route } from '@/lib/http/route';
import { askSignIn, signInRequest } from '@/lib/identity/ask-sign-in';
import { identityAnswer } from '@/lib/identity/identity-answer';
import { success } from '@/lib/result';
import { sendDueMail } from '@/lib/server/chores';

export const POST = route({
  limit: 'sign-ins',
  read: async (request) => {
    const form = await formOrJson(signInRequest)(request);
    if (!form.ok) return form;
    const held = cookiesIn(request.headers.get('cookie'));
    return success({ form: form.data, held, visitor: await countedVisitor(request.headers) });
  },
  run: askSignIn,
  answer: identityAnswer('link'),
  afterwards: sendDueMail,
});
