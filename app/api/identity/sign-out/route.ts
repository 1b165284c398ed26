import { cookiesIn } from '@/lib/http/cookies';
import { route } from '@/lib/http/route';
import { identityAnswer } from '@/lib/identity/identity-answer';
import { signOut } from '@/lib/identity/sign-in';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'sign-ins',
  read: async (request) =>
    success({
      held: cookiesIn(request.headers.get('cookie')),
      everywhere: new URL(request.url).searchParams.has('everywhere'),
    }),
  run: signOut,
  answer: identityAnswer('out'),
});
