import 'server-only';
import { env } from '@/lib/env/env';

/** A cookie to set; `maxAge` in seconds, 0 deletes it, and without one it ends with the browser. */
export type NewCookie = { name: string; value: string; maxAge?: number };

/** The cookies that a request brings, by name. @param header the `Cookie` header */
export function cookiesIn(header: string | null): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return new Map(
    pairs.flatMap((pair): [string, string][] => {
      const sign = pair.indexOf('=');
      return sign > 0 ? [[pair.slice(0, sign), pair.slice(sign + 1)]] : [];
    }),
  );
}

/**
 * The name of a cookie that opens something: where the site has TLS, one that no other host of its domain can set (RFC 6265bis,
 * 4.1.3.2).
 */
export function hostCookie(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

const isSecure = () => env().siteUrl.startsWith('https:');

/** A `Set-Cookie` header: no script reads the cookie, and no other site makes it travel but by a link. */
export function cookieHeader({ name, value, maxAge }: NewCookie): string {
  const parts = [
    `${name}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'HttpOnly',
    'SameSite=Lax',
  ];
  return [...parts, ...(isSecure() ? ['Secure'] : [])].join('; ');
}
