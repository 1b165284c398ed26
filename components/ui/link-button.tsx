import type { RouteName } from '@/lib/site/routes';
import { type ButtonLook, buttonClass } from './button-class';
import { PageLink } from './page-link';
import { Phrases } from './phrases';

type LinkButtonProps = { to: RouteName; label: string; look?: ButtonLook; hash?: `#${string}` };

/** A link that looks like a button, to a page or to a section of it. */
export function LinkButton({ to, label, look = 'primary', hash }: LinkButtonProps) {
  return (
    <PageLink to={to} hash={hash} className={buttonClass[look]}>
      <Phrases text={label} />
    </PageLink>
  );
}
