import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { localePath } from '@/lib/i18n/locales';
import { type RouteName, routes } from '@/lib/site/routes';
import { QuietLink } from './quiet-link';

type PageLinkProps = { to: RouteName; hash?: `#${string}`; className?: string; children: ReactNode };

/** A link to one of our pages, in the language of the page it stands on. */
export function PageLink({ to, hash, ...rest }: PageLinkProps) {
  const locale = useLocale();
  return <QuietLink href={`${localePath(locale, routes[to].path)}${hash ?? ''}`} {...rest} />;
}
