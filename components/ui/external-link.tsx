import type { ReactNode } from 'react';

type ExternalLinkProps = { href: string; className?: string; label?: string; children: ReactNode };

/** A link that leaves the site, in a new tab. */
export function ExternalLink({ children, label, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} {...(label && { 'aria-label': label })} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
