'use client';

import { Icon } from '@/components/ui/icon';
import { allPages, searchAsked } from '@/lib/machine-readable/search/ask-for-search';

type SearchLinkProps = {
  label: string;
  /** In place of an icon and words. */
  look?: string;
};

/** Asks for the search; without a script it leads to the list of pages at the foot. */
export function SearchLink({ label, look }: SearchLinkProps) {
  return (
    <a
      href={allPages}
      data-held=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={look ?? 'search-link'}
      onClick={(event) => {
        event.preventDefault();
        dispatchEvent(new Event(searchAsked));
      }}
    >
      {!look && <Icon name="search" />}
      <span>{label}</span>
    </a>
  );
}
