import { formOrJson } from '@/lib/http/body';
import { cookiesIn } from '@/lib/http/cookies';
import { route } from '@/lib/http/route';
import { identityAnswer } from '@/lib/identity/identity-answer';
import { proofForm, signIn } from '@/lib/identity/sign-in';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'sign-ins',
  // A good link opens, whoever else of the same network tried others; codes are counted by address (lib/identity/sign-in.ts).
  counts: 'failures',
  read: async (request) => {
    const form = await formOrJson(proofForm)(request);
    return form.ok ? success({ form: form.data, held: cookiesIn(request.headers.get('cookie')) }) : form;
  },
  run: signIn,
  answer: identityAnswer('code'),
});
