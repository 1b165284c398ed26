import 'server-only';
import { cookieHeader, cookiesIn, type NewCookie } from '@/lib/http/cookies';
import { logError } from '@/lib/log';
import { identity } from '@/lib/outside';

/** Whether a request may be from somebody who is signed in; what only a look at the session can tell is not looked at. */
export async function mayBeSignedIn(headers: Headers): Promise<boolean> {
  const held = cookiesIn(headers.get('cookie'));
  return held.size > 0 && (await identity()).mayHold(held);
}

/**
 * The cookies of a request once its session was renewed, where that is due.
 * @returns `cookie`, the header that the request should have had, undefined where nothing is new, and `sets`, the headers that bring the
 *   browser the same; nothing new either where nobody could be asked: who a page is for asks again, and says so
 */
export async function renewedCookies(headers: Headers): Promise<{ cookie?: string; sets: string[] }> {
  const held = cookiesIn(headers.get('cookie'));
  if (held.size === 0) return { sets: [] };
  const renewed = await renew(held);
  if (renewed.length === 0) return { sets: [] };
  const cookies = new Map(held);
  for (const { name, value, maxAge } of renewed)
    if (maxAge === 0) cookies.delete(name);
    else cookies.set(name, value);
  return {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    sets: renewed.map(cookieHeader),
  };
}

async function renew(held: ReadonlyMap<string, string>): Promise<NewCookie[]> {
  try {
    return await (await identity()).renew(held);
  } catch (error) {
    logError('renewal of a session', error);
    return [];
  }
}
