import 'server-only';
import type { NewCookie } from './cookies';

const added = new WeakMap<Headers, NewCookie[]>();

/** Lets the answer to a request bring cookies beside its own, such as those of a session that was renewed. @param headers those of the request */
export function addToAnswer(headers: Headers, cookies: readonly NewCookie[]): void {
  if (cookies.length > 0) added.set(headers, [...(added.get(headers) ?? []), ...cookies]);
}

/** What the answer to this request shall bring. */
export function addedToAnswer({ headers }: Request): readonly NewCookie[] {
  return added.get(headers) ?? [];
}
