'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';

type QuietLinkProps = {
  href: string;
  className?: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
};

/** A link inside the site; nothing is fetched before it is followed. */
export function QuietLink(props: QuietLinkProps) {
  return <Link {...props} prefetch={false} />;
}
