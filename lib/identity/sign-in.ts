import 'server-only';
import { z } from 'zod';
import type { NewCookie } from '@/lib/http/cookies';
import { identity } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import type { Cookies } from './identity';
import { identityEmail, rememberField } from './login';
import { safeNext } from './next-page';

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

/**
 * Signs in whoever brings what a mail brought.
 * @param held the cookies that the browser has
 * @returns failure `forbidden` for a proof that is wrong, used or too old
 * @throws IdentityError, DatabaseError
 */
export async function signIn({
  form,
  held,
}: {
  form: z.infer<typeof proofForm>;
  held: Cookies;
}): Promise<Result<Entered>> {
  const { next, remember: remembers, ...proof } = form;
  const entered = await (await identity()).redeem(proof, { remembers, held });
  if (!entered) return failure('invalid', { fields: { code: 'sign-in' } });
  return success({ next: safeNext(next), sets: entered.cookies });
}

/** Ends this session, or all of its person. @throws IdentityError, DatabaseError */
export async function signOut({
  held,
  everywhere,
}: {
  held: Cookies;
  everywhere: boolean;
}): Promise<Result<Entered>> {
  return success({ next: '/', sets: await (await identity()).end(held, { everywhere }) });
}
