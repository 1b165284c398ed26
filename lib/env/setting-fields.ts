import { z } from 'zod';
import { promptPayIdProblem } from '@/lib/thailand/promptpay-id';

/** An empty setting is one that was not set. */
export const emptyAsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === ''
    ? undefined
    : typeof value === 'string'
      ? value.trim()
      : value;

/** A setting that may be missing. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(emptyAsUnset, schema.optional());

/** An origin; a path would be lost, since only the origin is used. */
export const originField = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
  .refine(
    (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
    'must not carry a path',
  );

/** The address of a PostgreSQL server; never repeated, since it holds a password. */
export const databaseField = z.string().refine((value) => {
  const { protocol, hostname, pathname } = URL.canParse(value) ? new URL(value) : new URL('about:');
  return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && pathname.length > 1;
}, 'must be an address such as postgres://user:password@127.0.0.1:5432/database');

/** `somebody@host`, or `Name <somebody@host>`. */
export const senderPattern = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Addresses with commas between, as a list in lower case; an empty one where nothing is set. */
export const addressesField = z.preprocess(
  emptyAsUnset,
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.email('must be addresses with commas between'))),
);

/** A receiving id of PromptPay; never repeated, since it may be somebody's phone. */
export const promptPayIdField = z.string().check((context) => {
  const problem = promptPayIdProblem(context.value);
  if (problem) context.issues.push({ code: 'custom', message: problem, input: '' });
});

const claims = z.object({ role: z.string() });

/** Whether a Supabase key may do everything on the server, as far as it tells: not a publishable key, not a token of another role. */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_publishable_')) return false;
  const [, payload] = key.split('.');
  if (payload === undefined) return true;
  try {
    return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).role === 'service_role';
  } catch {
    return false;
  }
}

/** Whether a key of Stripe is for tests: nothing that is paid with it is money. */
export function isTestKey(key: string): boolean {
  return /^(sk|rk)_test_/.test(key);
}
