import type { ReactNode } from 'react';

type ExternalLinkProps = { href: string; className?: string; label?: string; children: ReactNode };

/** A link that leaves the site, in a new tab. */
export function ExternalLink({ href, label, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} href={href} aria-label={label} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
