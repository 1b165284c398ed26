/** What a page may load and do, beside what its caller allows; `style-src-attr` holds for attributes, and without it `style-src` does. */
type Allowed = { scripts: readonly string[]; styles: readonly string[]; styleAttributes: readonly string[] };

/**
 * The content policy of a page: its own files, and what is allowed by hash or nonce. Who may frame the page is said by a header of its
 * own (next.config.ts).
 */
export function contentPolicy({ scripts, styles, styleAttributes }: Allowed): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    ...(styleAttributes.length > 0 && { 'style-src-attr': styleAttributes }),
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", 'https://www.google.com'],
    // A form that pays by card ends there, and most browsers hold redirects to this too; a domain of one's own at Stripe would stand here.
    'form-action': ["'self'", 'https://checkout.stripe.com'],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
