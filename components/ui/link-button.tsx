import type { ReactNode } from 'react';
import type { RouteName } from '@/lib/site/routes';
import { buttonClass } from './button-class';
import { PageLink } from './page-link';

/** A link that looks like the main button of its section. */
export function LinkButton({ to, children }: { to: RouteName; children: ReactNode }) {
  return (
    <PageLink to={to} className={buttonClass.primary}>
      {children}
    </PageLink>
  );
}
