import { formAndCookies } from '@/lib/http/body';
import { route } from '@/lib/http/route';
import { enterByPassword } from '@/lib/identity/enter';
import { loginAnswer } from '@/lib/identity/identity-answer';
import { loginForm } from '@/lib/identity/login';

export const POST = route({
  limit: 'sign-ins',
  // Each waits for a second.
  atOnce: 200,
  read: formAndCookies(loginForm),
  run: enterByPassword,
  answer: loginAnswer,
});
