import { LinkButton } from '@/components/ui/link-button';
import type { RouteName } from '@/lib/site/routes';

type HeroProps = { title: string; lead: string; action?: { label: string; to: RouteName } };

/** The opening of a page: its one h1, one sentence, at most one button. */
export function Hero({ title, lead, action }: HeroProps) {
  return (
    <header className="max-w-184 py-12 sm:py-16">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-4 text-ink-2 text-lead">{lead}</p>
      {action && (
        <p className="mt-6">
          <LinkButton to={action.to}>{action.label}</LinkButton>
        </p>
      )}
    </header>
  );
}
