import 'server-only';
import { z } from 'zod';
import type { NewCookie } from '@/lib/http/cookies';
import { type Browser, browserIn, hashBrowser, knownBrowser, newBrowser } from '@/lib/http/known-browser';
import { identity } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import { type AddressLimit, limitForAddress, ownAsker } from './count-for-address';
import type { Cookies } from './identity';
import { identityEmail, rememberField } from './login';
import { safeNext } from './next-page';
import { inSteadyTime } from './steady-time';

const rest = { next: z.string().optional(), remember: rememberField };

/** What comes with the link of a mail, or what is typed from it: spaces in the six digits are no harm. */
export const proofForm = z.union([
  z.object({ token: z.string('sign-in').regex(/^[\w-]{20,200}$/, 'sign-in'), ...rest }),
  z.object({
    email: identityEmail,
    code: z
      .string('sign-in-code')
      .transform((code) => code.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'sign-in-code')),
    ...rest,
  }),
]);

/** Where the browser goes now, and what it must keep. */
type Entered = { next: string; sets: NewCookie[] };

/** How many wrong codes may be typed for one address: by a browser that its owner has signed in with, and by all others together. */
const wrongCodes: readonly AddressLimit[] = [
  { limit: 'sign-in-codes', max: 5, seconds: 60 * 60 },
  { limit: 'sign-in-codes-day', max: 10, seconds: 24 * 60 * 60 },
];

/** When a code is answered, in milliseconds: to compare one takes longer than to have none. */
const step = 500;

/**
 * Signs in whoever brings what a mail brought.
 * @param held the cookies that the browser has
 * @returns failure `invalid` for a proof that is wrong, used or too old, and for a code in another browser than the one that asked
 * @throws IdentityError
 */
export async function signIn({
  form,
  held,
}: {
  form: z.infer<typeof proofForm>;
  held: Cookies;
}): Promise<Result<Entered>> {
  const browser = browserIn(held);
  const options = { remembers: form.remember, held };
  const entered =
    'token' in form
      ? await (await identity()).redeem({ token: form.token }, options)
      : await inSteadyTime(step, async () => byCode(form, browser, options));
  if (!entered)
    return failure('invalid', { fields: { code: 'token' in form ? 'sign-in' : 'sign-in-no-code' } });
  const known = await knownBrowser(browser ?? newBrowser().browser, entered.person.email);
  return success({ next: safeNext(form.next), sets: [...entered.cookies, known] });
}

async function byCode(
  { email, code }: { email: string; code: string },
  browser: Browser | undefined,
  options: { remembers: boolean; held: Cookies },
) {
  if (!browser) return undefined;
  const asker = await ownAsker(email, browser);
  const limits = await Promise.all(wrongCodes.map((limit) => limitForAddress(email, limit, asker)));
  return (await identity()).redeem({ email, code, browser: hashBrowser(browser), limits }, options);
}

/** Ends this session, or all of its person. @throws IdentityError */
export async function signOut({
  held,
  everywhere,
}: {
  held: Cookies;
  everywhere: boolean;
}): Promise<Result<Entered>> {
  return success({ next: '/', sets: await (await identity()).end(held, { everywhere }) });
}
