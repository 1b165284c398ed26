import { z } from 'zod';

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
