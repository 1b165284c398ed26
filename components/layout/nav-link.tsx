'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { withoutLocale } from '@/lib/i18n/locales';

type NavLinkProps = { href: string; className?: string; children: ReactNode };

/** A link of the menus; it knows whether it leads to the page it stands on. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const isCurrent = withoutLocale(usePathname()) === withoutLocale(href);
  return (
    <Link href={href} prefetch={false} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
