import { createHash } from 'node:crypto';
import { contentPolicy } from '@/lib/site/content-policy';

/** Texts of a page's inline scripts, style elements and `style` attributes. */
type Inline = {
  scripts: readonly string[];
  styles: readonly string[];
  styleAttributes: readonly string[];
};

/** As a CSP hash source. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const hashesOf = (texts: readonly string[]) => [...new Set(texts.map(hashOf))];

/** The content policy of a page for its `meta` element: `'self'`, and hashes of what is inline. */
export function policyOf({ scripts, styles, styleAttributes }: Inline): string {
  const attributes = hashesOf(styleAttributes);
  return contentPolicy({
    scripts: hashesOf(scripts),
    styles: hashesOf(styles),
    styleAttributes: attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [],
  });
}
