import { buttonClass } from '@/components/ui/button-class';

type MoreLinkProps = { path: string; query: Record<string, string>; label: string };

/** Leads to the rows behind the last one that is shown. */
export function MoreLink({ path, query, label }: MoreLinkProps) {
  return (
    <a href={`${path}?${new URLSearchParams(query)}`} className={`${buttonClass.ghost} justify-self-start`}>
      {label}
    </a>
  );
}
