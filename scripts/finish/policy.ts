import { createHash } from 'node:crypto';

/** What a page has inline: the texts of its scripts, of its sheets, and of its attributes `style`. */
type Inline = {
  scripts: readonly string[];
  styles: readonly string[];
  styleAttributes: readonly string[];
};

/** The hash by which a policy allows an inline script or style, as CSP Level 3 writes it. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const hashesOf = (texts: readonly string[]) => [...new Set(texts.map(hashOf))];

/**
 * The content policy of a page, for its `meta` element: its own files, and what is inline in it by its hash. Who may frame the page
 * is said by a header, which alone can.
 */
export function policyOf({ scripts, styles, styleAttributes }: Inline): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(scripts)],
    'style-src': ["'self'", ...hashesOf(styles)],
    // Without this one `style-src` holds for attributes too, and refuses them all.
    ...(styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...hashesOf(styleAttributes)],
    }),
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", 'https://www.google.com'],
    'form-action': ["'self'", 'https://checkout.stripe.com'],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
