import { z } from 'zod';
import { promptPayIdProblem } from '@/lib/thailand/promptpay-id';

/** An empty setting is one that was not set. */
const emptyAsUnset = (value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value);

/** A setting that may be missing. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(emptyAsUnset, schema.optional());

/** One of a few words, of which the first is the default. */
export const choice = <First extends string, Other extends string>(first: First, ...others: Other[]) =>
  withDefault<First | Other>(first, oneOf<First | Other>(first, ...others));

/** One of a few words. */
export const oneOf = <Word extends string>(...words: Word[]) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}, in small letters` });

/** A setting that is never missing. */
export const withDefault = <Value>(value: Value, schema: z.ZodType<Value>) =>
  z.preprocess(emptyAsUnset, schema.optional()).transform((given) => given ?? value);

/** A text of which `problemOf` says what is wrong; never repeated, since it may be a secret, or somebody's phone. */
const checked = (problemOf: (value: string) => string | undefined) =>
  z.string().check((context) => {
    const message = problemOf(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: '' });
  });

/** A whole number from 0 on. */
export const upTo = (most: number, what: string) =>
  checked((value) =>
    /^\d+$/.test(value) && Number(value) <= most ? undefined : `must be a number from 0 to ${most}${what}`,
  ).transform(Number);

const addressOf = (value: string) => (URL.canParse(value) ? new URL(value) : undefined);

/** An origin; a path would be lost, since only the origin is used. */
const originProblem = (value: string) => {
  const address = addressOf(value);
  if (!/^https?:$/.test(address?.protocol ?? '')) return 'must be an address such as https://www.example.com';
  return address?.href === `${address?.origin}/` ? undefined : 'must not carry a path, a name or a password';
};
export const originField = checked(originProblem);

/** The address of a project of Supabase, which its dashboard shows among several others. */
export const projectField = checked((value) => {
  const host = addressOf(value)?.hostname ?? '';
  if (/^(app\.)?supabase\.com$/.test(host))
    return 'this is the dashboard; the address of the project is https://….supabase.co';
  if (/^your-/.test(host)) return 'is the sample; the address of your project is under Project Settings';
  return originProblem(value);
});

/** The address of a list that is read by http. */
export const listField = checked((value) =>
  /^https?:$/.test(addressOf(value)?.protocol ?? '') ? undefined : 'must be an address, https://…',
);

/** The address of a hook, which is a secret itself. */
export const hookField = checked((value) => {
  if (value === 'none') return undefined;
  const address = addressOf(value);
  if (address?.protocol !== 'https:') return 'must be an address, https://…';
  return address.pathname.length > 1
    ? undefined
    : 'is only a host; the platform shows the whole address of the hook';
});

/** The address of a PostgreSQL server. */
export const databaseField = checked((value) => {
  const { protocol, hostname, pathname, port } = addressOf(value) ?? new URL('about:');
  if (!/^postgres(ql)?:$/.test(protocol) || hostname === '' || pathname.length < 2)
    return 'must be an address such as postgres://user:password@127.0.0.1:5432/database';
  if (/YOUR-PASSWORD/.test(value)) return 'still says YOUR-PASSWORD: put the password of the database there';
  if (port !== '6543') return undefined;
  return 'port 6543 is the transaction pooler, which keeps no session; take the session pooler, port 5432';
});

/** `somebody@host`, or `Name <somebody@host>`. */
export const senderField = z
  .string()
  .regex(
    /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address, or a name with an address in <…>',
  );

/** The domain of a sender, in small letters; empty without one. */
export function senderDomain({ MAIL_FROM = '' }: { MAIL_FROM?: string | undefined }): string {
  return /@([^\s<>@]+)>?$/.exec(MAIL_FROM)?.[1]?.toLowerCase() ?? '';
}

export const oneAddressField = z.email('must be one address, such as somebody@your-site.com');

/** Addresses with commas between, as a list in lower case; an empty one where nothing is set. */
export const addressesField = z
  .preprocess(emptyAsUnset, z.string().default(''))
  .transform((list) => list.split(',').map((address) => address.trim().toLowerCase()))
  .transform((list) => list.filter(Boolean))
  .pipe(z.array(z.email('must be addresses with commas between')));

export const promptPayIdField = checked(promptPayIdProblem);

export const serverAccessKeyField = checked((value) => {
  if (/^AGE-SECRET-KEY-1/i.test(value))
    return 'is the private half, which no server may have; take the public key, age1…';
  return /^age1[02-9ac-hj-np-z]{58}$/.test(value) ? undefined : 'must be an age public key, age1…';
});

const claims = z.object({ role: z.string() });

/** A key of Supabase: by its prefix, or by the role in a token of before. */
export const supabaseKeyField = (prefix: string, role: string, message: string) =>
  checked((key) => (key.startsWith(prefix) || roleOf(key) === role ? undefined : message));

function roleOf(key: string): string | undefined {
  try {
    return claims.parse(JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString())).role;
  } catch {
    return undefined;
  }
}

/** Whether a key of Stripe is for tests: nothing that is paid with it is money. */
export function isTestKey(key: string): boolean {
  return /^(sk|rk)_test_/.test(key);
}
