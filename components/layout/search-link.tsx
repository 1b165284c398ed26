'use client';

import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';

type Board = ComponentType<{ onClose: () => void }>;

/** Ctrl K, and ⌘ K on a Mac. The page's first script knows it too (`scripts/finish/late-start.ts`). */
function isSearchKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
}

type SearchLinkProps = {
  locale: Locale;
  label: string;
  /** In place of an icon and words. */
  look?: string;
};

/** The list of all pages, in the footer. */
const pages = '#pages';

/** Opens the search, which is fetched then; where nothing can be fetched it leads to the list of pages at the foot. */
export function SearchLink({ locale, label, look }: SearchLinkProps) {
  const [Board, setBoard] = useState<Board>();
  const open = useCallback(async () => {
    try {
      const { makeSearchBoard } = await import('./search-board');
      const made = await makeSearchBoard(locale);
      setBoard(() => made);
    } catch {
      location.hash = pages;
    }
  }, [locale]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void open();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    void open();
  };
  return (
    <>
      <a
        href={pages}
        data-held=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={look ?? 'search-link'}
        onClick={press}
      >
        {!look && <Icon name="search" />}
        <span>{label}</span>
      </a>
      {Board && <Board onClose={() => setBoard(undefined)} />}
    </>
  );
}
