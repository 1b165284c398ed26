import { createHash } from 'node:crypto';

/** The hash by which a policy allows an inline script or style, as CSP Level 3 writes it. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The content policy of a page, for its `meta` element; who may frame the page is said by a header, which alone can.
 * @param scripts the inline scripts of the page
 * @param styles its inline sheets
 */
export function policyOf({
  scripts,
  styles,
}: {
  scripts: readonly string[];
  styles: readonly string[];
}): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scripts.map(hashOf))],
    'style-src-elem': ["'self'", ...new Set(styles.map(hashOf))],
    // React writes a few sizes as attributes of elements; no attribute runs a script.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'frame-src': ["'self'", 'https://www.google.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'https://checkout.stripe.com'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
