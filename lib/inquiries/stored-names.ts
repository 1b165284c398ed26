import 'server-only';
import type { Json } from '@/lib/database/database';

/**
 * What others call the fields of business card orders and server access, in our rows and in the file of credentials: `cardName` is
 * `card_name`, and what belongs to a website's panel or files is named without it, `websiteCpanelUrl` as `cpanel_url`. These names
 * are agreed; those of the contact form are the form's own.
 */
export function toStoredNames<Value extends Json>(fields: Record<string, Value>): Record<string, Value> {
  return renamed(fields, (name) =>
    name
      .replace(/^website(Cpanel|Ftp)/, (_name, part: string) => part.toLowerCase())
      .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
}

/** The way back for the names of business card orders, and for those of server access that are kept in the clear. */
export function fromStoredNames(fields: unknown): unknown {
  if (!(fields instanceof Object)) return fields;
  return renamed({ ...fields }, (name) =>
    name.replace(/_([a-z])/g, (_name, letter: string) => letter.toUpperCase()),
  );
}

function renamed<Value>(
  fields: Record<string, Value>,
  rename: (name: string) => string,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value]));
}
