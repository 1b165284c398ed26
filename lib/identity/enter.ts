import 'server-only';
import type { z } from 'zod';
import { browserIn, knownBrowser, newBrowser } from '@/lib/http/known-browser';
import type { Remembers } from '@/lib/http/page-answer';
import { identity } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import { countForAddress, ownAsker } from './count-for-address';
import type { Cookies } from './identity';
import type { loginForm } from './login';
import { inSteadyTime } from './steady-time';

/**
 * How many passwords may be tried for one address, and in how many seconds: by a browser that its owner has signed in with, and by all
 * others together.
 */
const perAddress = { limit: 'passwords', max: 20, seconds: 60 * 60 };

/** When a password is answered, in milliseconds: the second that the form has always taken. */
const step = 1000;

/**
 * Signs in a client by password, where whoever knows people takes passwords.
 * @param held the cookies that the browser has
 * @returns where to go; failure `not-found` for an unknown address, a wrong password and where there are none, at the same time;
 *   `too-many-requests` for an address that was tried too often, known or not
 * @throws IdentityError
 */
export async function enterByPassword({
  form: { email, password, remember },
  held,
}: {
  form: z.infer<typeof loginForm>;
  held: Cookies;
}): Promise<Result<Remembers & { next: string }>> {
  const browser = browserIn(held);
  const retryAfter = await countForAddress(email, perAddress, await ownAsker(email, browser));
  if (retryAfter > 0) return failure('too-many-requests', { retryAfter });
  return inSteadyTime(step, async () => {
    const entered = await (await identity()).enter({ email, password }, { remembers: remember, held });
    if (!entered) return failure('not-found');
    const next = entered.person.role === 'staff' ? livePaths.desk : livePaths.portal;
    return success({
      next,
      sets: [...entered.cookies, await knownBrowser(browser ?? newBrowser().browser, email)],
    });
  });
}
