'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { QuietLink } from '@/components/ui/quiet-link';
import { withoutLocale } from '@/lib/i18n/locales';

/** A link of the menus; it knows whether it leads to the page it stands on. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = withoutLocale(usePathname()) === withoutLocale(href);
  return (
    <QuietLink href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </QuietLink>
  );
}
