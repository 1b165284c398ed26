import 'server-only';
import { env } from '@/lib/env/env';

/** Whether a request comes from where it may: a read from our pages or the address bar, everything else from our pages alone. */
export function isAllowedOrigin({ method, headers }: Request): boolean {
  return method === 'GET' ? isReadByVisitor(headers) : isFromOwnPages(headers, env());
}

/**
 * Whether a post comes from our own pages: by Sec-Fetch-Site where the browser sends it, else by Origin.
 * @param site `isLive` false also accepts an Origin equal to Host, for a phone on the same network
 */
export function isFromOwnPages(headers: Headers, site: { siteUrl: string; isLive: boolean }): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === site.siteUrl) return true;
  const host = headers.get('host');
  return !site.isLive && host !== null && (origin === `http://${host}` || origin === `https://${host}`);
}

/**
 * Whether a read was asked for by our own pages or by a visitor who opens its address; other sites can make a browser
 * open an address, but not fetch it. Browsers that do not send Sec-Fetch-Site are believed: a read changes nothing.
 */
function isReadByVisitor(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === null || site === 'same-origin' || site === 'none') return true;
  return headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
}
