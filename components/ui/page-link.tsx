import Link from 'next/link';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { localePath } from '@/lib/i18n/locales';
import { type RouteName, routes } from '@/lib/site/routes';

type PageLinkProps = { to: RouteName; hash?: `#${string}`; className?: string; children: ReactNode };

/** A link to one of our pages, in the language of the page it stands on; nothing is fetched before it is followed. */
export function PageLink({ to, hash, className, children }: PageLinkProps) {
  const locale = useLocale();
  return (
    <Link href={`${localePath(locale, routes[to].path)}${hash ?? ''}`} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
