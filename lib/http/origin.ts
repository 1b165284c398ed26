/**
 * Whether a post comes from our own pages (design.md §6.15): by Sec-Fetch-Site where the browser sends it, else by Origin.
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
