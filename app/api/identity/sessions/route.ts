import { formAndCookies } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { identityAnswer } from '@/lib/identity/identity-answer';
import { proofForm, signIn } from '@/lib/identity/sign-in';

export const POST = route({
  limit: 'sign-ins',
  // A good link opens, whoever else of the same network tried others; codes are counted by address (lib/identity/sign-in.ts).
  counts: 'failures',
  read: formAndCookies(proofForm),
  run: signIn,
  answer: identityAnswer('code'),
});
