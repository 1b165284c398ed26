'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';

type QuietLinkProps = {
  href: string;
  className?: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
};

/**
 * A link inside the site; nothing is fetched before somebody is about to follow it. A browser that makes the next page ready by itself
 * (docs/decisions/0021) also opens it by itself.
 */
export function QuietLink(props: QuietLinkProps) {
  return (
    <Link
      {...props}
      prefetch={false}
      onNavigate={(event) => {
        if (!document.querySelector('script[type="speculationrules"]')) return;
        event.preventDefault();
        window.location.assign(props.href);
      }}
    />
  );
}
