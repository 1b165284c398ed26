import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';
import { routes } from '@/lib/site/routes';

/** How the login of clients who have a password answers. */
export const loginAnswer: Answer<Remembers & { next: string }> = pageAnswer({
  next: ({ next }) => next,
  back: () => routes.clientLogin.path,
  refusal: ({ 'client-login': login }, failure) => ({
    labels: { email: login.email, password: login.password },
    said: failure.code === 'not-found' ? login.noAccount : undefined,
    failed: login.failed,
  }),
});

/** How the forms answer that people sign in and out with. @param words the form's words among `sign-in` of the messages */
export function identityAnswer(words: 'link' | 'code' | 'out'): Answer<Remembers> {
  return pageAnswer({
    next: ({ next }) => (typeof next === 'string' ? next : `${livePaths.signIn}?sent`),
    back: () => livePaths.signIn,
    refusal: (messages) => {
      const { link, code, ...rest } = messages['sign-in'];
      return {
        labels: { email: link.email, code: code.code },
        failed: { link, code, ...rest }[words].failed,
      };
    },
  });
}
