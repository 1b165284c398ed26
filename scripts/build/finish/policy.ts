import { createHash } from 'node:crypto';
import { contentPolicy } from '@/lib/site/content-policy';

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

/** The content policy of a finished page, for its `meta` element: its own files, and what is inline in it by its hash. */
export function policyOf({ scripts, styles, styleAttributes }: Inline): string {
  const attributes = hashesOf(styleAttributes);
  return contentPolicy({
    scripts: hashesOf(scripts),
    styles: hashesOf(styles),
    styleAttributes: attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [],
  });
}
