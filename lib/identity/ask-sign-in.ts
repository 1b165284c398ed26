import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyLocale } from '@/lib/company/agency';
import { env } from '@/lib/env/env';
import { browserIn, hashBrowser, newBrowser } from '@/lib/http/known-browser';
import type { Remembers } from '@/lib/http/page-answer';
import { everyone } from '@/lib/http/visitor';
import { locales } from '@/lib/i18n/locales';
import { database } from '@/lib/outside';
import { type Result, success } from '@/lib/result';
import { limitForAddress, ownAsker } from './count-for-address';
import type { Cookies } from './identity';
import { identityEmail, rememberField } from './login';
import { safeNext } from './next-page';
import { inSteadyTime } from './steady-time';

const hour = 60 * 60;

/** How many mails to sign in with one address gets: for one asker, be it a visitor or a browser of its owner, and for all strangers. */
const perAsker = { limit: 'sign-in-asker', max: 5, seconds: hour };
const perAddress = { limit: 'sign-in', max: 20, seconds: 24 * hour };

/** How often an address is told that it may have no more of them for now. */
const warnings = { limit: 'sign-in-warning', max: 1, seconds: 24 * hour };

/** When a question is answered, in milliseconds: to enqueue a mail takes longer than to enqueue none. */
const step = 500;

export const signInRequest = z.object({
  email: identityEmail,
  locale: z.enum(locales),
  /** The page that the link leads to. */
  next: z.string().optional(),
  remember: rememberField,
});

type Asked = {
  form: z.infer<typeof signInRequest>;
  /** The cookies that the browser has. */
  held: Cookies;
  /** Under what the visitor is counted. */
  visitor: string;
};

/**
 * Enqueues a mail to sign in with to an address that the site knows, or, where others have asked too often for it, one that says so and
 * opens all the same. The answer is the same for every other address, and comes at the same time.
 * @returns what the browser must keep: the code of that mail counts there alone
 */
export async function askSignIn({
  form,
  held,
  visitor,
}: Asked): Promise<Result<Remembers & { asked: true }>> {
  const { email, locale, next, remember } = form;
  const known = browserIn(held);
  const { browser, sets } = known ? { browser: known, sets: [] } : newBrowser();
  const own = await ownAsker(email, known);
  const isStaff = env().STAFF.includes(email);
  const asked = {
    email,
    is_staff: isStaff,
    locale,
    next: safeNext(next),
    remember,
    browser_hash: hashBrowser(browser),
    own: own === undefined ? null : [await limitForAddress(email, perAsker, own)],
    shared: [
      // Nobody is told apart from everyone.
      ...(visitor === everyone ? [] : [await limitForAddress(email, perAsker, visitor)]),
      await limitForAddress(email, perAddress),
    ],
    warning: await limitForAddress(email, warnings),
    staff_locale: isStaff ? agencyLocale() : null,
  };
  await inSteadyTime(step, async () => (await database()).call('ask_sign_in', asked));
  return success({ asked: true, sets });
}

const warned = z.object({ visitors: z.array(z.string()) });

/** The addresses of the staff that somebody has asked for so often within a day that they were warned. */
export async function staffUnderFire(): Promise<string[]> {
  const { STAFF } = env();
  const hashes = await Promise.all(
    STAFF.map(async (email) => (await limitForAddress(email, warnings)).visitor),
  );
  const { visitors } = await askDatabase(warned, 'sign_in_warned', { visitors: hashes });
  return STAFF.filter((_email, index) => visitors.includes(hashes[index] ?? ''));
}
