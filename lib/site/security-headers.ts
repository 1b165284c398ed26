/** What only a header can say; each page brings the rest with it, by the hashes of what it has inline (docs/decisions/0021). */
export const framePolicy = (frameAncestors: string) => ({
  key: 'Content-Security-Policy',
  value: `frame-ancestors ${frameAncestors}`,
});

/** What is said with a file that somebody sent us, so that no browser shows or runs it. */
export const sentFilePolicy = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** What every answer says. @param siteUrl the site's own address */
export function securityHeaders(siteUrl: string | undefined): { key: string; value: string }[] {
  return [
    framePolicy("'none'"),
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    // Two years, for this host alone: what else runs under the domain is not ours to promise.
    ...(siteUrl?.startsWith('https:')
      ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000' }]
      : []),
  ];
}
