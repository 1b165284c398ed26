import 'server-only';
import { createServerClient } from '@supabase/ssr';
import type { AuthError, SupabaseClientOptions } from '@supabase/supabase-js';
import { sessionDays } from '@/lib/company/periods';
import { hostCookie, type NewCookie } from '@/lib/http/cookies';
import { type Cookies, IdentityError } from '../identity';

/** How long a browser keeps a session that it is to remember, in seconds after it was last renewed. */
const lasting = sessionDays * 24 * 60 * 60;

/** The name of a session's cookie says whether the browser keeps it, so that it can be renewed as it is. */
export const sessionName = (remembers: boolean) => hostCookie(remembers ? 'kept-session' : 'brief-session');

/** Long sessions come in chunks, `name.0`. */
const isOf = (name: string, cookie: string) =>
  cookie.startsWith(name) && /^(?:\.\d+)?$/.test(cookie.slice(name.length));

const names = () => [true, false].map(sessionName);

export const isSessionCookie = (cookie: string) => names().some((name) => isOf(name, cookie));

/** Under which names a browser brings a session. */
export function namesIn(held: Cookies): string[] {
  return names().filter((name) => [...held.keys()].some((cookie) => isOf(name, cookie)));
}

/** Takes a cookie from the browser. */
export const gone = (name: string): NewCookie => ({ name, value: '', maxAge: 0 });

/** How people reach a project, with its publishable key. */
export type Project = {
  url: string;
  publishableKey: string;
  connection: Pick<SupabaseClientOptions<'public'>, 'global'>;
};

/** A client that has one session of this browser, and nothing of any other; `changed` is what the browser must keep by then. */
export function openFor({ url, publishableKey, connection }: Project, name: string, held: Cookies) {
  const changed = new Map<string, NewCookie>();
  const maxAge = name === sessionName(true) ? { maxAge: lasting } : {};
  const { auth } = createServerClient(url, publishableKey, {
    ...connection,
    cookieOptions: { name },
    cookies: {
      encode: 'tokens-only',
      getAll: () => [...held].map(([cookie, value]) => ({ name: cookie, value })),
      setAll: (cookies) => {
        for (const { name: cookie, value } of cookies)
          changed.set(cookie, value === '' ? gone(cookie) : { name: cookie, value, ...maxAge });
      },
    },
  });
  return { auth, changed: () => [...changed.values()] };
}

/** What Supabase Auth answers with to a wrong, used or outlived proof, password or session; everything else is a fault. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 422]);

export function isRefusal({ status }: AuthError): boolean {
  return status !== undefined && refusals.has(status);
}

/** Says what could not be done; what Supabase wrote may name an address, so of that only status and code. */
export function fault(doing: string, { status, code }: AuthError): IdentityError {
  return new IdentityError(`could not ${doing} (${code ?? status ?? 'no answer'})`, {
    isOutOfReach: status === undefined || status === 0 || status === 429 || status >= 502,
  });
}
