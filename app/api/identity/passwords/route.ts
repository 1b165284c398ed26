import { formOrJson } from '@/lib/http/body';
import { cookiesIn } from '@/lib/http/cookies';
import { route } from '@/lib/http/route';
import { enterByPassword } from '@/lib/identity/enter';
import { loginAnswer } from '@/lib/identity/identity-answer';
import { loginForm } from '@/lib/identity/login';
import { success } from '@/lib/result';

export const POST = route({
  limit: 'sign-ins',
  // Each waits for a second.
  atOnce: 200,
  read: async (request) => {
    const login = await formOrJson(loginForm)(request);
    return login.ok ? success({ login: login.data, held: cookiesIn(request.headers.get('cookie')) }) : login;
  },
  run: enterByPassword,
  answer: loginAnswer,
});
