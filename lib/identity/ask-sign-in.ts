import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env/env';
import { locales } from '@/lib/i18n/locales';
import { database } from '@/lib/outside';
import { type Result, success } from '@/lib/result';
import { limitForAddress } from './count-for-address';
import { identityEmail, rememberField } from './login';
import { safeNext } from './next-page';
import { inSteadyTime } from './steady-time';

/** How many mails to sign in with one address gets, and in how many seconds. */
const perAddress = { limit: 'sign-in', max: 5, seconds: 60 * 60 };

/** When a question is answered, in milliseconds: to owe a mail takes longer than to owe none. */
const step = 500;

export const signInRequest = z.object({
  email: identityEmail,
  locale: z.enum(locales),
  /** The page that the link leads to. */
  next: z.string().optional(),
  remember: rememberField,
});

/**
 * Owes a mail to sign in with to an address that the site knows. The answer is the same for every other, and comes at the same time.
 * @throws DatabaseError
 */
export async function askSignIn({
  email,
  locale,
  next,
  remember,
}: z.infer<typeof signInRequest>): Promise<Result<{ asked: true }>> {
  const asked = {
    email,
    is_staff: env().STAFF.includes(email),
    locale,
    next: safeNext(next),
    remember,
    limit: await limitForAddress(email, perAddress),
  };
  await inSteadyTime(step, async () => (await database()).call('ask_sign_in', asked));
  return success({ asked: true });
}
